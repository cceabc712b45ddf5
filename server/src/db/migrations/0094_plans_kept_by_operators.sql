-- What the console keeps of a plan: which version it is, where it is valid, who may take which package, and that it is closed.
ALTER TABLE plan
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz,
  ADD COLUMN updated_by text NOT NULL DEFAULT '',
  -- null: every centre of its cities
  ADD COLUMN center_ids int[],
  -- nobody books under it any more; what is booked stays
  ADD COLUMN closed_at timestamptz;

-- null: every class the plan is open to
ALTER TABLE plan_set ADD COLUMN classes int[];
