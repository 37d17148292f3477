"""Alerts to absent people.

service         who is alerted when
subscriptions   where people want alerts
delivery        sends with retries
email           SMTP
webpush         Web Push
safe_http       HTTP client for user-supplied URLs
"""
