import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes a server's configuration into its folder, and answers with the arguments to start it with. */
export type Configure = (folder: string, port: number) => readonly string[];

export const nginxConfiguration: Configure = (folder, port) => {
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; ${isRoot ? "user root;" : ""} pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events {}
http {
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  log_format common '$remote_addr - $remote_user [$time_local] "$request" $status $body_bytes_sent';
  log_format vhost '$host:$server_port $remote_addr - $remote_user [$time_local] "$request" $status '
    '$body_bytes_sent "$http_referer" "$http_user_agent" "$http_x_forwarded_for" $request_time';
  log_format timed '$remote_addr - $remote_user [$time_iso8601] "$request" $status $body_bytes_sent '
    '$request_time "$http_referer" "$http_user_agent"';
  log_format json escape=json '{"time_iso8601":"$time_iso8601","remote_addr":"$remote_addr",'
    '"request_uri":"$request_uri","status":"$status","body_bytes_sent":"$body_bytes_sent",'
    '"http_referer":"$http_referer","http_user_agent":"$http_user_agent"}';
  server {
    listen 127.0.0.1:${port}; listen [::1]:${port}; server_name www.example.com;
    access_log logs/common.log common; access_log logs/combined.log combined;
    access_log logs/vhost.log vhost; access_log logs/json.log json; access_log logs/timed.log timed;
    location / { return 200 "hello"; }
    location /missing { return 404; }
  }
}
`,
  );
  return ["-p", folder, "-c", join(folder, "nginx.conf")];
};

export const apacheConfiguration: Configure = (folder, port) => {
  const places = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/lib/httpd/modules"];
  const modules = places.find(existsSync);
  mkdirSync(join(folder, "pages"));
  writeFileSync(join(folder, "pages/index.html"), "hello");
  writeFileSync(join(folder, "pages/robots.txt"), "User-agent: *\n");
  const load = ["mpm_event", "authz_core", "log_config", "logio", "dir", "alias"]
    .map((name) => ({ name, file: `${modules}/mod_${name}.so` }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => `LoadModule ${name}_module ${file}`);
  writeFileSync(
    join(folder, "httpd.conf"),
    `${load.join("\n")}
ServerRoot ${folder}
ServerName www.example.com
Listen 127.0.0.1:${port}
Listen [::1]:${port}
PidFile ${folder}/httpd.pid
ErrorLog ${folder}/error.log
${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
DocumentRoot ${folder}/pages
<Directory ${folder}/pages>
  Require all granted
</Directory>
HttpProtocolOptions Unsafe
LogFormat "%h %l %u %t \\"%r\\" %>s %b" common
LogFormat "%h %l %u %t \\"%r\\" %>s %O \\"%{Referer}i\\" \\"%{User-Agent}i\\"" combined
LogFormat "%v:%p %h %l %u %t \\"%r\\" %>s %O \\"%{Referer}i\\" \\"%{User-Agent}i\\"" vhost_combined
CustomLog logs/common.log common
CustomLog logs/combined.log combined
CustomLog logs/vhost.log vhost_combined
`,
  );
  return ["-f", join(folder, "httpd.conf"), "-D", "FOREGROUND"];
};

export const caddyConfiguration: Configure = (folder, port) => {
  const configuration = {
    admin: { disabled: true },
    logging: {
      logs: {
        access: {
          writer: { output: "file", filename: join(folder, "logs/json.log") },
          encoder: { format: "json" },
          include: ["http.log.access"],
        },
      },
    },
    apps: {
      http: {
        servers: {
          site: {
            listen: [`127.0.0.1:${port}`, `[::1]:${port}`],
            automatic_https: { disable: true },
            logs: {},
            routes: [
              {
                match: [{ path: ["/missing*"] }],
                handle: [{ handler: "static_response", status_code: 404 }],
              },
              { handle: [{ handler: "static_response", body: "hello" }] },
            ],
          },
        },
      },
    },
  };
  writeFileSync(join(folder, "caddy.json"), JSON.stringify(configuration));
  return ["run", "--config", join(folder, "caddy.json")];
};
