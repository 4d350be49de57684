#!/bin/sh
# Uma cópia de segurança por dia, às 3 h (UTC). O que cada uma disse vê-se com «docker compose logs copia».
trap 'kill "$!" 2>/dev/null; exit 0' TERM INT
while :; do
  agora=$(date +%s)
  sleep $(((97200 - agora % 86400 - 1) % 86400 + 1)) &
  wait "$!"
  node dist/server/backup.js --destino /copias --manter "${MANTER:-14}" &
  wait "$!" || echo 'A cópia não ficou completa.' >&2
done
