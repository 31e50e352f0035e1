-- Great-circle distance, the same as core/rules/location/metres-between.ts.
create or replace function metres_between(
  lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision
) returns double precision language sql immutable parallel safe as $$
  select 2 * 6371000 * asin(least(1, sqrt(
    sin(radians(lat1 - lat2) / 2) ^ 2
    + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng1 - lng2) / 2) ^ 2)))
$$;
