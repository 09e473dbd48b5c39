#!/bin/sh
# For /usr/local/sbin/octroi: the operator's commands, as the server's user and with the server's settings.
#   octroi accounts
set -eu
# Relative paths are relative to where it is called (INIT_CWD).
exec systemd-run --quiet --pipe --wait --collect --uid=octroi --gid=octroi \
	--property=EnvironmentFile=/etc/octroi/environment --property=UMask=0077 --setenv=INIT_CWD="$PWD" \
	--working-directory=/srv/octroi /srv/octroi/node_modules/.bin/node cli/main.ts "$@"
