-- Where a service or a card can be used: kept with the product as its tabs and pictures are, since it is only ever read and
-- written with it.
ALTER TABLE product ADD COLUMN clinics jsonb NOT NULL DEFAULT '[]'::jsonb CHECK (jsonb_typeof(clinics) = 'array');
