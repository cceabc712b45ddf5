-- A relative who was taken off the list. What is held about them goes into the employee's copy and is erased with them, as before.
CREATE TABLE former_relation (
  company_id int NOT NULL,
  person_guid uuid NOT NULL,
  relative_guid uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('spouse', 'parent', 'child', 'other')),
  removed_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, person_guid, relative_guid),
  FOREIGN KEY (company_id, person_guid) REFERENCES person,
  FOREIGN KEY (company_id, relative_guid) REFERENCES person
);
CREATE INDEX former_relation_by_relative ON former_relation (company_id, relative_guid);

-- The owner of the tables is held by their policies too, so they are set aside for these statements.
ALTER TABLE person NO FORCE ROW LEVEL SECURITY;
ALTER TABLE relation NO FORCE ROW LEVEL SECURITY;
ALTER TABLE account NO FORCE ROW LEVEL SECURITY;
ALTER TABLE exam_order NO FORCE ROW LEVEL SECURITY;
ALTER TABLE report_consent NO FORCE ROW LEVEL SECURITY;
ALTER TABLE report_upload NO FORCE ROW LEVEL SECURITY;
ALTER TABLE answer_sheet NO FORCE ROW LEVEL SECURITY;
ALTER TABLE held_service NO FORCE ROW LEVEL SECURITY;
-- Those removed before go to who has booked, uploaded, answered or bought for them, or asked for their consent.
INSERT INTO former_relation
SELECT DISTINCT ON (known.company_id, known.person_guid, known.relative_guid)
  known.company_id, known.person_guid, known.relative_guid, 'other', now()
FROM (
  SELECT company_id, user_guid AS person_guid, person_guid AS relative_guid FROM exam_order WHERE user_guid <> person_guid
  UNION SELECT company_id, viewer_guid, person_guid FROM report_consent
  UNION SELECT company_id, uploaded_by, person_guid FROM report_upload WHERE uploaded_by <> person_guid
  UNION SELECT company_id, person_guid, about_guid FROM answer_sheet WHERE about_guid <> person_guid
  UNION SELECT company_id, person_guid, for_guid FROM held_service WHERE for_guid <> person_guid
) AS known
WHERE NOT EXISTS (SELECT FROM relation r WHERE r.company_id = known.company_id AND r.relative_guid = known.relative_guid)
  AND NOT EXISTS (SELECT FROM account a WHERE a.company_id = known.company_id AND a.person_guid = known.relative_guid);
-- Whom nobody can be found for any more is erased (employees have a number, with an account or without); the first node that starts seals what stands in place of the name (0045).
UPDATE person p SET
  name = NULL, name_unsealed = '—', name_indexes = '{}', birth_date = NULL, birth_date_unsealed = '1900-01-01',
  marital_status = NULL, id_number = NULL, id_number_index = NULL, phone = NULL, phone_index = NULL, phone_since = NULL,
  email = NULL, department = NULL, city_id = 0, city_name = ''
WHERE p.employee_no IS NULL
  AND NOT EXISTS (SELECT FROM account a WHERE a.company_id = p.company_id AND a.person_guid = p.person_guid)
  AND NOT EXISTS (SELECT FROM relation r WHERE r.company_id = p.company_id AND r.relative_guid = p.person_guid)
  AND NOT EXISTS (SELECT FROM former_relation f WHERE f.company_id = p.company_id AND f.relative_guid = p.person_guid)
  AND NOT EXISTS (SELECT FROM exam_order o WHERE o.company_id = p.company_id AND o.person_guid = p.person_guid);
ALTER TABLE held_service FORCE ROW LEVEL SECURITY;
ALTER TABLE answer_sheet FORCE ROW LEVEL SECURITY;
ALTER TABLE report_upload FORCE ROW LEVEL SECURITY;
ALTER TABLE report_consent FORCE ROW LEVEL SECURITY;
ALTER TABLE exam_order FORCE ROW LEVEL SECURITY;
ALTER TABLE account FORCE ROW LEVEL SECURITY;
ALTER TABLE relation FORCE ROW LEVEL SECURITY;
ALTER TABLE person FORCE ROW LEVEL SECURITY;
SELECT app.protect('former_relation');
