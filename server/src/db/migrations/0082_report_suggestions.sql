-- Which add-on may be worth considering when a result lies outside its range, what the result is called then, and who says so.
CREATE TABLE extra_suggestion (
  -- as reports name it
  indicator text NOT NULL,
  flag text NOT NULL CHECK (flag IN ('low', 'high', 'abnormal')),
  extra_id int NOT NULL REFERENCES extra,
  topic text NOT NULL,
  topic_eng text NOT NULL,
  source text NOT NULL CHECK (source <> ''),
  source_eng text NOT NULL CHECK (source_eng <> ''),
  sort_order int NOT NULL,
  PRIMARY KEY (indicator, flag, extra_id)
);
GRANT SELECT ON extra_suggestion TO portal_app, portal_door;
GRANT SELECT, INSERT, UPDATE, DELETE ON extra_suggestion TO portal_supply;
