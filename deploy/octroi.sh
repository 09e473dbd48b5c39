#!/bin/sh
# For /usr/local/sbin/octroi: the operator's commands, as the server's user and with the server's settings.
#   octroi console accounts
set -eu
case "${1-}" in
console) user=octroi-console settings=console-environment program=cli/main.ts ;;
waitlist) user=octroi settings=environment program=site/cli/main.ts ;;
ledger) user=octroi settings=environment program=site/cli/main-ledger.ts ;;
*)
	echo "Usage: octroi console|waitlist|ledger <command>" >&2
	exit 2
	;;
esac
shift
# Relative paths are relative to where it is called (INIT_CWD).
exec systemd-run --quiet --pipe --wait --collect --uid="$user" --gid="$user" \
	--property=EnvironmentFile="/etc/octroi/$settings" --property=UMask=0077 --setenv=INIT_CWD="$PWD" \
	--working-directory=/srv/octroi /srv/octroi/node_modules/.bin/node "$program" "$@"
