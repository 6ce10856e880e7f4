"""What is so at this moment, derived from the table: values, costs, immunity, the attack under way, who is close."""
