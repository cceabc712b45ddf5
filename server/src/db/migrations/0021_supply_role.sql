-- Supply is kept by people of its own: centres, what they offer, and their seats.
ALTER TABLE operator DROP CONSTRAINT operator_role_check;
ALTER TABLE operator ADD CONSTRAINT operator_role_check
  CHECK (role IN ('support', 'finance', 'content', 'supply', 'admin'));
