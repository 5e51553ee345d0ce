vcl 4.1;

# The shop behind Varnish 7 as its cache; Caddy (../caddy/Caddyfile) or another proxy in front ends TLS and
# sets X-Forwarded-For. It keeps what the shop lets shared caches keep, for as long as pages say
# (s-maxage, then stale-while-revalidate as grace), one copy for each language and compression. Varnish adds
# the proxy's address to X-Forwarded-For by itself.

import directors;

backend web1 {
    .host = "127.0.0.1";
    .port = "3001";
    .first_byte_timeout = 60s;
    # A live stream is silent for 20 seconds at most.
    .between_bytes_timeout = 60s;
    .probe = { .url = "/health/ready"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

backend web2 {
    .host = "127.0.0.1";
    .port = "3002";
    .first_byte_timeout = 60s;
    .between_bytes_timeout = 60s;
    .probe = { .url = "/health/ready"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_init {
    new web = directors.round_robin();
    web.add_backend(web1);
    web.add_backend(web2);
}

sub vcl_recv {
    set req.backend_hint = web.backend();
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Of one visitor alone: never kept, whatever an answer says.
    if (req.url ~ "(?i)^/+(api|admin|customer|checkout|account|orders|order-confirmation|apple-pay-payment|test-gateway|login|register|forgot-password|restore-email|search|health|metrics)([/?]|$)"
        || req.url ~ "[?&]preview=" || req.http.Authorization) {
        return (pass);
    }
    # The language a page comes in, as the shop finds it: ?lng= stays in the address, then the cookie,
    # then Accept-Language, which stays as it is where its first tag does not tell for sure.
    if (req.http.Cookie ~ "(?i)(^|;\s*)i18next=(en|nl|fr|de)(?![a-z])") {
        set req.http.Accept-Language = regsub(req.http.Cookie, "(?i)^(?:.*;\s*)?i18next=(en|nl|fr|de)(?![a-z]).*$", "\1");
    } else if (req.http.Accept-Language ~ "(?i)^\s*(en|nl|fr|de)(?![a-z])[^,;]*(,|$)") {
        set req.http.Accept-Language = regsub(req.http.Accept-Language, "(?i)^\s*(en|nl|fr|de)(?![a-z]).*$", "\1");
    } else if (!req.http.Accept-Language) {
        set req.http.Accept-Language = "en";
    }
    unset req.http.Cookie;
    return (hash);
}

sub vcl_backend_response {
    # Pages vary by Cookie because one of them holds the language, which Accept-Language holds by now.
    if (beresp.http.Vary) {
        set beresp.http.X-Vary = beresp.http.Vary;
        set beresp.http.Vary = regsub(beresp.http.Vary, "(?i)\s*,?\s*Cookie", "");
    }
    # What says nothing is not kept.
    if (!beresp.http.Cache-Control && !beresp.http.Expires) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    }
}

sub vcl_deliver {
    # Browsers learn what the shop said.
    if (resp.http.X-Vary) {
        set resp.http.Vary = resp.http.X-Vary;
        unset resp.http.X-Vary;
    }
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
