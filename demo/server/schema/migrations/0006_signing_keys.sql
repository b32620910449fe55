-- Tells that a signing key came or was withdrawn: processes remember keys, and tokens that they have verified.
create trigger announce_remembered after insert or update or delete on signing_keys for each statement execute function announce_remembered('signing keys');
