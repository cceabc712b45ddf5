-- At which ages a package is usually chosen: advice, which refuses nobody.
ALTER TABLE exam_set ADD COLUMN advised_from int, ADD COLUMN advised_to int;

-- What a centre was given, by everybody who was there: which company they are of, which order it was and what they wrote
-- stays with their company.
CREATE POLICY ratings ON evaluation FOR SELECT TO portal_door USING (true);
GRANT SELECT (center_id, stars) ON evaluation TO portal_door;
CREATE INDEX evaluation_stars ON evaluation (center_id, stars);
