-- Everything staff change leaves a row in the audit log: its announcement is how each process learns
-- that pages it keeps are out of date.
create trigger audit_log_announced after insert on audit_log for each statement execute function announce_change();
