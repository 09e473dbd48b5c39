#!/bin/sh
# For /usr/local/sbin/octroi-backup: copies both databases, and deletes copies after 30 days, as the privacy policy promises.
# Exits with 1 when one of them could not be copied; the other one is.
set -eu
umask 077
# With the time: another copy on the same day is another file.
now=$(date +%F-%H%M%S)
find /var/backups/octroi /var/backups/octroi-console -type f -mtime +29 -delete

# dump <database> <new file>: under its name once it is whole.
dump() {
	if runuser -u postgres -- pg_dump --format=custom --exclude-table-data=rate_limit "$1" > "$2.partial"; then
		mv "$2.partial" "$2"
	else
		rm -f "$2.partial"
		return 1
	fi
}

copy_waitlist() {
	if grep -q '^DATABASE_URL=postgres' /etc/octroi/environment; then
		dump octroi "/var/backups/octroi/waitlist-$now.dump"
	else
		octroi waitlist backup "/var/backups/octroi/waitlist-$now.sqlite"
	fi
}

copy_console() {
	if grep -q '^CONSOLE_DATABASE_URL=postgres' /etc/octroi/console-environment; then
		dump octroi_console "/var/backups/octroi-console/console-$now.dump"
	else
		octroi console backup "/var/backups/octroi-console/console-$now.sqlite"
	fi
}

status=0
copy_waitlist || status=1
copy_console || status=1
exit "$status"
