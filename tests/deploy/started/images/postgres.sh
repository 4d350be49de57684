#!/bin/sh
# Makes the cluster on the first start, as the registry's image does, then runs the server as PID 1. Its socket is in /tmp: of a
# read-only container podman makes /run itself, on top of the folder that Compose asks for.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  chmod 700 "$PGDATA"
  printf '%s\n' "$POSTGRES_PASSWORD" >/tmp/password
  # shellcheck disable=SC2086
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 ${POSTGRES_INITDB_ARGS:-}
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl -w -o "-c listen_addresses='' -c unix_socket_directories=/tmp" start
  [ "$POSTGRES_DB" = postgres ] || psql -U "$POSTGRES_USER" -d postgres -c "create database \"$POSTGRES_DB\""
  pg_ctl -w -m fast stop
fi
exec "$@" -c listen_addresses='*' -c unix_socket_directories=/tmp
