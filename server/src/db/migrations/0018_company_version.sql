-- Every node remembers a company by its version, and answers kept replies under it: no change may leave it as it was.
CREATE FUNCTION count_company_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER company_version BEFORE UPDATE ON company
  FOR EACH ROW WHEN (NEW.* IS DISTINCT FROM OLD.*) EXECUTE FUNCTION count_company_version();
