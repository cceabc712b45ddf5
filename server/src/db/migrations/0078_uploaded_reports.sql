-- What a person has confirmed of a report from elsewhere. It never stands in `report`: nobody of ours has measured or signed it.
CREATE TABLE uploaded_report (
  company_id int NOT NULL,
  upload_id uuid NOT NULL,
  person_guid uuid NOT NULL,
  exam_day date NOT NULL,
  items int NOT NULL CHECK (items > 0),
  document bytea NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, upload_id),
  FOREIGN KEY (company_id, upload_id) REFERENCES report_upload,
  FOREIGN KEY (company_id, person_guid) REFERENCES person
);
CREATE INDEX uploaded_report_by_person ON uploaded_report (company_id, person_guid, exam_day);
SELECT app.protect('uploaded_report');
