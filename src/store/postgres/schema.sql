-- Every primary key starts with the tenant or the file hash, so that the tables can be partitioned later.
CREATE TABLE cps_registry (
  one boolean PRIMARY KEY DEFAULT true CHECK (one), version bigint NOT NULL,
  swept timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO cps_registry VALUES (true, 1);
CREATE TABLE cps_tenants (
  tenant text PRIMARY KEY, created bigint GENERATED ALWAYS AS IDENTITY, epoch text NOT NULL, version bigint NOT NULL,
  shelf integer NOT NULL, shelved text NOT NULL, faulty boolean NOT NULL, expires bigint
) WITH (fillfactor = 50);
CREATE TABLE cps_api_keys (api_key text PRIMARY KEY, tenant text NOT NULL);
CREATE TABLE IF NOT EXISTS cps_rows (
  tenant text NOT NULL, collection text NOT NULL, row_key text NOT NULL, body text, version bigint NOT NULL,
  PRIMARY KEY (tenant, collection, row_key)
);
CREATE INDEX cps_rows_by_version ON cps_rows (tenant, version);
CREATE TABLE IF NOT EXISTS cps_pages (
  tenant text NOT NULL, image text NOT NULL, page integer NOT NULL, body text NOT NULL,
  PRIMARY KEY (tenant, image, page)
);
CREATE TABLE cps_uploads (upload uuid PRIMARY KEY, begun timestamptz NOT NULL DEFAULT now());
CREATE TABLE cps_chunks (
  upload uuid NOT NULL, number integer NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (upload, number)
);
CREATE TABLE cps_files (
  hash text PRIMARY KEY, size bigint NOT NULL, upload uuid NOT NULL, owners integer NOT NULL,
  kept timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION cps_news(p_tenant text, p_epoch text, p_version bigint) RETURNS text LANGUAGE sql AS $$
  SELECT json_build_object(
    'won', false, 'registry', r.version, 'epoch', t.epoch, 'version', t.version, 'shelf', t.shelf,
    'shelved', t.shelved,
    'rows', CASE WHEN t.epoch = p_epoch THEN (
      SELECT json_agg(json_build_array(c.collection, c.row_key, c.body))
      FROM cps_rows c WHERE c.tenant = p_tenant AND c.version > p_version
    ) END
  )::text
  FROM cps_registry r LEFT JOIN cps_tenants t ON t.tenant = p_tenant
$$;

CREATE FUNCTION cps_check(p_tenant text, p_epoch text, p_version bigint, p_shelf integer)
RETURNS text LANGUAGE sql AS $$
  SELECT CASE
    WHEN coalesce(t.epoch, '') = p_epoch AND coalesce(t.version, 0) = p_version AND coalesce(t.shelf, 0) = p_shelf
    THEN json_build_object('won', true, 'registry', r.version)::text
    ELSE cps_news(p_tenant, p_epoch, p_version)
  END
  FROM cps_registry r LEFT JOIN cps_tenants t ON t.tenant = p_tenant
$$;

CREATE FUNCTION cps_commit(
  p_tenant text, p_epoch text, p_version bigint, p_shelf integer, p_next bigint,
  p_collections text[], p_keys text[], p_bodies text[]
) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cps_tenants SET version = p_next
  WHERE tenant = p_tenant AND epoch = p_epoch AND version = p_version AND shelf = p_shelf;
  IF NOT FOUND THEN
    RETURN cps_news(p_tenant, p_epoch, p_version);
  END IF;
  INSERT INTO cps_rows (tenant, collection, row_key, body, version)
  SELECT p_tenant, c, k, b, p_next FROM unnest(p_collections, p_keys, p_bodies) AS changed (c, k, b)
  ON CONFLICT (tenant, collection, row_key) DO UPDATE SET body = excluded.body, version = excluded.version;
  RETURN json_build_object('won', true, 'registry', (SELECT version FROM cps_registry))::text;
END
$$;
