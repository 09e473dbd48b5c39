#!/bin/sh
# For /usr/local/sbin/octroi-backup: copies the database, and deletes copies after 30 days, as the privacy policy promises.
set -eu
umask 077
folder=/var/backups/octroi
find "$folder" -type f -mtime +29 -delete

# With the time: another copy on the same day is another file.
copy=$folder/octroi-$(date +%F-%H%M%S)
# Its name on PostgreSQL; none for a file.
database=$(sed -En 's|^DATABASE_URL="?postgres(ql)?://[^/]*/([^?"]+).*|\2|p' /etc/octroi/environment)
if [ -z "$database" ]; then
	exec octroi backup "$copy.sqlite"
fi
# Under its name once it is whole.
if runuser -u postgres -- pg_dump --format=custom --exclude-table-data=rate_limit "$database" > "$copy.partial"; then
	mv "$copy.partial" "$copy.dump"
else
	rm -f "$copy.partial"
	exit 1
fi
