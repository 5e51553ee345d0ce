set lock_timeout = '2s';

-- Who asked for offers without an account. Of a customer the consent stands in the account, and nowhere else.
create table newsletter_subscriptions (
  id integer generated always as identity primary key,
  email citext not null constraint newsletter_subscriptions_email_unique unique,
  language text not null default 'en',
  -- which wording was agreed to
  text_version text not null,
  requested_at timestamptz not null default now(),
  -- null until the link in the mail was used
  confirmed_at timestamptz
);
create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (requested_at) where confirmed_at is null;

alter table users add column marketing_consent_text text;

-- Whoever opens an account, or moves it to another address, takes the consent of that address along.
create function take_over_subscription() returns trigger language plpgsql as $$
declare taken newsletter_subscriptions;
begin
  delete from newsletter_subscriptions where email = new.email returning * into taken;
  if taken.confirmed_at is not null and new.marketing_consent_at is null then
    new.marketing_consent_at := taken.confirmed_at;
    new.marketing_consent_text := taken.text_version;
  end if;
  return new;
end $$;
create trigger users_take_over_subscription before insert or update of email on users
  for each row execute function take_over_subscription();

-- The address at which one click ends the mails of its kind; null for mails nobody can end.
alter table mails add column unsubscribe_url text;
