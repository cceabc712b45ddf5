-- An address that was typed while ordering and is to stay out of the list: retired from the start, and open to the order it
-- was typed for.
ALTER TABLE address ADD COLUMN for_one_order boolean NOT NULL DEFAULT false;
ALTER TABLE address ADD CONSTRAINT one_order_is_on_no_list CHECK (NOT for_one_order OR (retired_at IS NOT NULL AND NOT is_default));
