#!/bin/sh
# For /usr/local/sbin/octroi-backup: copies both databases, and deletes copies after 30 days, as the privacy policy promises.
set -eu
umask 077
day=$(date +%F)

# dump <database> <new file>: under its name once it is whole.
dump() {
	runuser -u postgres -- pg_dump --format=custom --exclude-table-data=rate_limit "$1" > "$2.partial"
	mv "$2.partial" "$2"
}

if grep -q '^DATABASE_URL=postgres' /etc/octroi/environment; then
	dump octroi "/var/backups/octroi/waitlist-$day.dump"
else
	octroi waitlist backup "/var/backups/octroi/waitlist-$day.sqlite"
fi
if grep -q '^CONSOLE_DATABASE_URL=postgres' /etc/octroi/console-environment; then
	dump octroi_console "/var/backups/octroi-console/console-$day.dump"
else
	octroi console backup "/var/backups/octroi-console/console-$day.sqlite"
fi
find /var/backups/octroi /var/backups/octroi-console -type f -mtime +29 -delete
