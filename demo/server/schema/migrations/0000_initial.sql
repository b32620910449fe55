CREATE SEQUENCE "public"."invoice_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 700001 CACHE 1;
--> statement-breakpoint
CREATE SEQUENCE "public"."policy_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5000001 CACHE 1;
--> statement-breakpoint
CREATE SEQUENCE "public"."quote_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;
--> statement-breakpoint
CREATE SEQUENCE "public"."submission_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;
--> statement-breakpoint
CREATE TABLE "access_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"kind" text NOT NULL,
	"mode" text DEFAULT 'live' NOT NULL,
	"name" text NOT NULL,
	"publishable" text,
	"secret_hashes" text[] DEFAULT '{}' NOT NULL,
	"previous_publishable" text,
	"previous_hashes" text[] DEFAULT '{}' NOT NULL,
	"previous_ends" timestamp with time zone,
	"origins" text[] DEFAULT '{}' NOT NULL,
	"sites" text[] DEFAULT '{}' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone,
	"ended" timestamp with time zone,
	CONSTRAINT "access_keys_publishable_unique" UNIQUE("publishable"),
	CONSTRAINT "access_keys_previousPublishable_unique" UNIQUE("previous_publishable")
);

--> statement-breakpoint
CREATE TABLE "account_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"text" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"company_id" text NOT NULL,
	"relation" text NOT NULL,
	"embed_user_id" text,
	"mssp_id" text,
	"region" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"searched" text GENERATED ALWAYS AS (E'\n\n' || lower(coalesce(name, '')) || E'\n\n' || lower(coalesce(domain_name, '')) || E'\n\n' || lower(coalesce(city, ''))) STORED NOT NULL,
	"agency_name" text NOT NULL,
	"dba_or_tradestyle" text,
	"naics_code" text NOT NULL,
	"naics_description" text,
	"second_naics_code" text,
	"primary_naics_percentage" double precision,
	"ein" text,
	"duns_number" text,
	"url" text,
	"number_of_personal_records" bigint,
	"percent_international_sales" double precision,
	"total_revenue" bigint,
	"franchise_system_connectivity" boolean,
	"collecting_personal_information" boolean,
	"change_in_scope" boolean,
	"change_in_scope_detail" text,
	"is_same_address" boolean DEFAULT true NOT NULL,
	"mailing_address" jsonb,
	"revenue" bigint NOT NULL,
	"non_us_revenue" bigint,
	"year_established" integer,
	"no_of_employees_all" integer,
	"ownership_type" text,
	"entity_type" text,
	"is_franchise" boolean,
	"phone_number" text,
	"address1" text,
	"address2" text,
	"city" text,
	"state" text,
	"state_key" text GENERATED ALWAYS AS (coalesce(state, '')) STORED NOT NULL,
	"zip_code" text,
	"domain_name" text,
	"domains" text[],
	"hostname" text,
	"incident_response_plan" boolean,
	"status" text NOT NULL,
	"is_open_for_renewal" boolean DEFAULT false NOT NULL,
	"has_submission" boolean DEFAULT false NOT NULL,
	"team_ids" text[] DEFAULT '{}' NOT NULL,
	"closing" jsonb,
	"no_domain_attested" timestamp with time zone,
	"verified_date" timestamp with time zone,
	"prefilled" jsonb,
	"policy_contact_first_name" text,
	"policy_contact_last_name" text,
	"policy_contact_email" text,
	"policy_contact_phone" text,
	"agent_user_id" text,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "activity" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"submission_id" text,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"is_staff" boolean NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"quote_number" text,
	"changes" jsonb NOT NULL,
	"seen_key" text,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "agencies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"region" text NOT NULL,
	"state" text,
	"address1" text NOT NULL,
	"city" text NOT NULL,
	"zip_code" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"npn" text,
	"parent_id" text,
	"fein" text,
	"duns_number" text,
	"agreement_signed" timestamp with time zone,
	"agreement_signed_by" text,
	"hostname" text,
	"is_wholesale" boolean DEFAULT false NOT NULL,
	"is_appointed" boolean DEFAULT true NOT NULL,
	"agency_billed" boolean DEFAULT false NOT NULL,
	"brand" text DEFAULT 'parapet' NOT NULL,
	"commission" real NOT NULL,
	"agent_first_name" text NOT NULL,
	"agent_last_name" text NOT NULL,
	"agent_email" text NOT NULL,
	"agent_phone" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "agency_aggregators" (
	"agency_id" text NOT NULL,
	"organisation_id" text NOT NULL,
	CONSTRAINT "agency_aggregators_agency_id_organisation_id_pk" PRIMARY KEY("agency_id","organisation_id")
);

--> statement-breakpoint
CREATE TABLE "agency_appointments" (
	"agency_id" text NOT NULL,
	"number" text NOT NULL,
	"carrier" text NOT NULL,
	"state" text,
	"effective_date" text NOT NULL,
	"expiration_date" text,
	CONSTRAINT "agency_appointments_agency_id_number_pk" PRIMARY KEY("agency_id","number")
);

--> statement-breakpoint
CREATE TABLE "agency_levels" (
	"agency_id" text NOT NULL,
	"level" text NOT NULL,
	"min_revenue" bigint NOT NULL,
	"max_revenue" bigint,
	CONSTRAINT "agency_levels_agency_id_level_pk" PRIMARY KEY("agency_id","level")
);

--> statement-breakpoint
CREATE TABLE "agency_programs" (
	"agency_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"since" text NOT NULL,
	CONSTRAINT "agency_programs_agency_id_id_pk" PRIMARY KEY("agency_id","id")
);

--> statement-breakpoint
CREATE TABLE "authority_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"role_id" text,
	"user_id" text,
	"region" text NOT NULL,
	"line" text DEFAULT 'all' NOT NULL,
	"max_limit" bigint,
	"max_premium" bigint,
	"max_irpm" double precision,
	"set_by" text NOT NULL,
	"modified" timestamp with time zone NOT NULL,
	CONSTRAINT "authority_limits_roleId_region_line_unique" UNIQUE("role_id","region","line"),
	CONSTRAINT "authority_limits_userId_region_line_unique" UNIQUE("user_id","region","line")
);

--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"record_id" text NOT NULL,
	"seen" text,
	"name" text NOT NULL,
	"done" timestamp with time zone,
	"told" timestamp with time zone,
	"error" jsonb,
	CONSTRAINT "bulk_rows_run_id_position_pk" PRIMARY KEY("run_id","position")
);

--> statement-breakpoint
CREATE TABLE "bulk_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"action" text NOT NULL,
	"input" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "carrier_insurers" (
	"organisation_id" text NOT NULL,
	"insurer" text NOT NULL,
	CONSTRAINT "carrier_insurers_organisation_id_insurer_pk" PRIMARY KEY("organisation_id","insurer")
);

--> statement-breakpoint
CREATE TABLE "cart_quotes" (
	"quote_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"agency_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_quotes_accountId_agencyId_position_unique" UNIQUE("account_id","agency_id","position"),
	CONSTRAINT "cart_quotes_position" CHECK ("cart_quotes"."position" between 1 and 5)
);

--> statement-breakpoint
CREATE TABLE "cluster_agencies" (
	"organisation_id" text NOT NULL,
	"agency_id" text NOT NULL,
	CONSTRAINT "cluster_agencies_organisation_id_agency_id_pk" PRIMARY KEY("organisation_id","agency_id")
);

--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"place_key" text NOT NULL,
	"primary_domain" text,
	"created" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "comparisons" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"agency_id" text NOT NULL,
	"variations" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" text NOT NULL,
	"quote_id" text,
	"policy_id" text,
	"subject_id" text NOT NULL,
	"version" text NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "enter_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"role_id" text NOT NULL,
	"expires" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "host_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"origin" text NOT NULL,
	"challenge" text NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"expires" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "human_check_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "impersonation_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"path" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "invitation_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_type" text NOT NULL,
	"uses_left" integer,
	"is_demo" boolean DEFAULT false NOT NULL,
	"expires" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"mode" text DEFAULT 'live' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	"leased_until" timestamp with time zone,
	"failed" timestamp with time zone,
	"last_error" text
);

--> statement-breakpoint
CREATE TABLE "limit_windows" (
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "limit_windows_name_subject_pk" PRIMARY KEY("name","subject")
);

--> statement-breakpoint
CREATE TABLE "live_streams" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"ends" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "mails" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"to" text NOT NULL,
	"via" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent" timestamp with time zone NOT NULL,
	CONSTRAINT "mails_id_unique" UNIQUE("id")
);

--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"role_id" text NOT NULL,
	CONSTRAINT "memberships_user_id_organisation_id_pk" PRIMARY KEY("user_id","organisation_id")
);

--> statement-breakpoint
CREATE TABLE "mfa_codes" (
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"sent" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mfa_codes_user_id_purpose_pk" PRIMARY KEY("user_id","purpose")
);

--> statement-breakpoint
CREATE TABLE "mfa_set_ups" (
	"user_id" text PRIMARY KEY NOT NULL,
	"mfa_type" text NOT NULL,
	"secret" text,
	"phone" text,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "surplus_attestations" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"quote_number" text NOT NULL,
	"company_name" text NOT NULL,
	"full_name" text NOT NULL,
	"consent" text NOT NULL,
	"address" text NOT NULL,
	"signed" timestamp with time zone NOT NULL,
	"priced" timestamp with time zone NOT NULL,
	"document_name" text NOT NULL,
	"document" "bytea" NOT NULL,
	"document_hash" text NOT NULL,
	"receipt_hash" text NOT NULL,
	"state" text NOT NULL,
	"notice_version" text NOT NULL,
	"terms_version" text NOT NULL,
	"broker_name" text NOT NULL,
	"surplus_lines_number" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"account_type" text NOT NULL,
	"region" text NOT NULL,
	"enforce_mfa" boolean DEFAULT false NOT NULL,
	"uw_enabled" boolean DEFAULT false NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"npn" text,
	"location_alias" text,
	"wizer_customer_id" text,
	"signed_up" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "password_history" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"replaced" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "payment_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"policy_id" text NOT NULL,
	"invoice_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"processor_key" text,
	"state" text NOT NULL,
	"transaction_id" text,
	"reason" text,
	"save_token_id" text,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "payment_processors" (
	"key" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"secret" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"intent_id" text,
	"policy_id" text NOT NULL,
	"invoice_number" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"payment_method" text NOT NULL,
	"processor_name" text NOT NULL,
	"amount_paid" bigint NOT NULL,
	"currency" text NOT NULL,
	"payment_date" text NOT NULL,
	"payment_desc" text NOT NULL,
	"token_id" text,
	"last4_digits" text,
	"credit_card_type" text,
	"expiration_month" integer,
	"expiration_year" integer,
	"bank_name" text,
	"bank_account_type" text,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_transactionId_unique" UNIQUE("transaction_id")
);

--> statement-breakpoint
CREATE TABLE "platform_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "policies" (
	"id" text PRIMARY KEY NOT NULL,
	"policy_number" text NOT NULL,
	"invoice_number" text NOT NULL,
	"quote_id" text NOT NULL,
	"quote_number" text NOT NULL,
	"account_id" text NOT NULL,
	"agency_id" text NOT NULL,
	"product" text NOT NULL,
	"region" text NOT NULL,
	"company_name" text NOT NULL,
	"company_key" text GENERATED ALWAYS AS (lower(company_name)) STORED NOT NULL,
	"team_ids" text[] DEFAULT '{}' NOT NULL,
	"searched" text GENERATED ALWAYS AS (E'\n\n' || lower(coalesce(company_name, '')) || E'\n\n' || lower(coalesce(policy_number, '')) || E'\n\n' || lower(coalesce(quote_number, ''))) STORED NOT NULL,
	"agency_name" text NOT NULL,
	"customer_first_name" text NOT NULL,
	"customer_last_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"effective_date" text NOT NULL,
	"end_date" text NOT NULL,
	"due_date" text NOT NULL,
	"limit" bigint NOT NULL,
	"deductible" bigint NOT NULL,
	"premium" bigint NOT NULL,
	"broker_fee" bigint NOT NULL,
	"mga_fee" bigint NOT NULL,
	"total_premium" bigint NOT NULL,
	"is_renewal" boolean NOT NULL,
	"is_endorsement" boolean DEFAULT false NOT NULL,
	"payment_status" text NOT NULL,
	"amount_paid" bigint NOT NULL,
	"cover_status" text NOT NULL,
	"is_open_for_renewal" boolean NOT NULL,
	"cancelled" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL,
	CONSTRAINT "policies_policyNumber_unique" UNIQUE("policy_number"),
	CONSTRAINT "policies_invoiceNumber_unique" UNIQUE("invoice_number"),
	CONSTRAINT "policies_quoteId_unique" UNIQUE("quote_id")
);

--> statement-breakpoint
CREATE TABLE "policyholder_agents" (
	"policyholder_id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "presences" (
	"session_id" text NOT NULL,
	"tab_id" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"organisation_id" text NOT NULL,
	"is_staff" boolean NOT NULL,
	"seen" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_session_id_tab_id_pk" PRIMARY KEY("session_id","tab_id")
);

--> statement-breakpoint
CREATE TABLE "producer_register" (
	"npn" text PRIMARY KEY NOT NULL,
	"fein" text,
	"duns_number" text,
	"appointments" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "quote_prices" (
	"quote_id" text PRIMARY KEY NOT NULL,
	"input" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"risk" jsonb NOT NULL,
	"releases" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"adjustments" jsonb DEFAULT '{}'::jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "quote_views" (
	"user_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"seen" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_views_user_id_quote_id_pk" PRIMARY KEY("user_id","quote_id")
);

--> statement-breakpoint
CREATE TABLE "quotes" (
	"is_renewal" boolean NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"limit" bigint NOT NULL,
	"premium" bigint NOT NULL,
	"total_premium" bigint NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"effective_status" text NOT NULL,
	"product" text NOT NULL,
	"account_id" text NOT NULL,
	"team_ids" text[] DEFAULT '{}' NOT NULL,
	"searched" text GENERATED ALWAYS AS (E'\n\n' || lower(coalesce(company_name, '')) || E'\n\n' || lower(coalesce(quote_number, '')) || E'\n\n' || lower(coalesce(customer_email, ''))) STORED NOT NULL,
	"searched_openly" text GENERATED ALWAYS AS (E'\n\n' || lower(coalesce(company_name, '')) || E'\n\n' || lower(coalesce(quote_number, ''))) STORED NOT NULL,
	"quote_number" text NOT NULL,
	"region" text NOT NULL,
	"embed_user_id" text,
	"source" text DEFAULT 'AGENCY' NOT NULL,
	"request_owner" text,
	"request_id" text,
	"submission_id" text,
	"renews_policy_id" text,
	"status" text NOT NULL,
	"company_name" text NOT NULL,
	"company_key" text GENERATED ALWAYS AS (lower(company_name)) STORED NOT NULL,
	"agency_name" text NOT NULL,
	"state" text,
	"naics_code" text NOT NULL,
	"naics_description" text,
	"deductible" bigint NOT NULL,
	"mga_fee" bigint NOT NULL,
	"broker_fee" bigint NOT NULL,
	"additional_broker_fee" bigint NOT NULL,
	"effective_date" text NOT NULL,
	"end_date" text NOT NULL,
	"is_surplus" boolean NOT NULL,
	"wra_request_to_bind" boolean NOT NULL,
	"referral_reasons" jsonb NOT NULL,
	"agent_first_name" text NOT NULL,
	"agent_last_name" text NOT NULL,
	"agent_email" text NOT NULL,
	"agent_phone" text NOT NULL,
	"customer_first_name" text NOT NULL,
	"customer_last_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"status_before" text,
	"need_by" text,
	"open_subjectivities" integer DEFAULT 0 NOT NULL,
	"underwriter_id" text,
	"underwriter_name" text,
	"review_reason" text,
	"loss" jsonb,
	"escalation" jsonb,
	"decline_reason" text,
	"decline_reason_summary" text,
	"decline_fill_in" text,
	"bound_date" timestamp with time zone,
	"policy_id" text,
	"policy_number" text,
	"payment_status" text,
	"revision" integer NOT NULL,
	"mailed_revision" integer,
	"last_patched" timestamp with time zone NOT NULL,
	"notice_attested" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	CONSTRAINT "quotes_quoteNumber_unique" UNIQUE("quote_number")
);

--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"used" timestamp with time zone,
	"children" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "refused_origins" (
	"id" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"origin" text NOT NULL,
	"count" integer NOT NULL,
	"first" timestamp with time zone NOT NULL,
	"last" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "register_companies" (
	"id" text PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"domain_name" text,
	"domains" text[] NOT NULL,
	"searched" text GENERATED ALWAYS AS (E'\n\n' || lower(coalesce(name, '')) || E'\n\n' || lower(coalesce(domain_name, '')) || E'\n\n' || lower(coalesce(domains[1], '')) || E'\n\n' || lower(coalesce(city, '')) || E'\n\n' || lower(coalesce(state, '')) || E'\n\n' || lower(coalesce(zip_code, ''))) STORED NOT NULL,
	"address1" text NOT NULL,
	"city" text NOT NULL,
	"state" text,
	"zip_code" text NOT NULL,
	"naics_code" text,
	"naics_description" text,
	"revenue" bigint,
	"no_of_employees_all" integer,
	"year_established" integer,
	"ownership_type" text,
	"entity_type" text,
	"phone_number" text
);

--> statement-breakpoint
CREATE TABLE "register_streets" (
	"region" text NOT NULL,
	"postal_key" text NOT NULL,
	"street_key" text NOT NULL,
	"town_key" text NOT NULL,
	"zip_code" text NOT NULL,
	"street" text NOT NULL,
	"town" text NOT NULL,
	CONSTRAINT "register_streets_region_postal_key_street_key_town_key_pk" PRIMARY KEY("region","postal_key","street_key","town_key")
);

--> statement-breakpoint
CREATE TABLE "remembered_devices" (
	"hash" text NOT NULL,
	"user_id" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "remembered_devices_hash_user_id_pk" PRIMARY KEY("hash","user_id")
);

--> statement-breakpoint
CREATE TABLE "retail_agents" (
	"account_id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"license_number" text NOT NULL,
	"agency_name" text,
	"email" text,
	"phone" text,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "risk_assessments" (
	"account_id" text PRIMARY KEY NOT NULL,
	"requested" timestamp with time zone,
	"failed" timestamp with time zone,
	"assessed" timestamp with time zone,
	"domain" text,
	"covered" text[] NOT NULL,
	"company_score" integer,
	"groups" text[] NOT NULL
);

--> statement-breakpoint
CREATE TABLE "risk_distributions" (
	"group" text NOT NULL,
	"score" integer NOT NULL,
	"companies" integer NOT NULL,
	CONSTRAINT "risk_distributions_group_score_pk" PRIMARY KEY("group","score")
);

--> statement-breakpoint
CREATE TABLE "risk_findings" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"source" text NOT NULL,
	"evidence" text NOT NULL,
	"found" timestamp with time zone NOT NULL,
	"factor" text NOT NULL,
	"severity" text NOT NULL,
	"points" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "risk_history" (
	"account_id" text NOT NULL,
	"day" text NOT NULL,
	"company_score" integer NOT NULL,
	"industry_score" integer NOT NULL,
	"assessed" timestamp with time zone NOT NULL,
	CONSTRAINT "risk_history_account_id_day_pk" PRIMARY KEY("account_id","day")
);

--> statement-breakpoint
CREATE TABLE "roles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"viewer_kind" text NOT NULL,
	"scopes" text[] NOT NULL,
	"permissions" text[] NOT NULL,
	"team_realm" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "saved_payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"token_id" text NOT NULL,
	"type" text NOT NULL,
	"last4_digits" text NOT NULL,
	"credit_card_type" text,
	"expiration_month" integer,
	"expiration_year" integer,
	"bank_name" text,
	"bank_account_type" text,
	"likeness" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"table" text NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"address" jsonb NOT NULL,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "security_answers" (
	"account_id" text PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"p250_details" jsonb NOT NULL,
	"modified_by" text,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"organisation_id" text,
	"role_id" text,
	"parent_id" text,
	"signed_in_by" text DEFAULT 'PASSWORD' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"grant_kind" text,
	"grant_id" text,
	"flow" text,
	"workflow_id" text,
	"created" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sign_up_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"token_type" text NOT NULL,
	"account_type" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"region" text NOT NULL,
	"organisation_id" text,
	"role_id" text,
	"organisation_name" text,
	"user_id" text,
	"redirect_path" text,
	"code_hash" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"used" timestamp with time zone,
	"withdrawn" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "quote_signatures" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"quote_number" text NOT NULL,
	"company_name" text NOT NULL,
	"full_name" text NOT NULL,
	"consent" text NOT NULL,
	"address" text NOT NULL,
	"signed" timestamp with time zone NOT NULL,
	"priced" timestamp with time zone NOT NULL,
	"document_name" text NOT NULL,
	"document" "bytea" NOT NULL,
	"document_hash" text NOT NULL,
	"receipt_hash" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sso_attempts" (
	"state" text PRIMARY KEY NOT NULL,
	"browser" text NOT NULL,
	"domain" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect_path" text,
	"expires" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sso_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"issuer" text,
	"client_id" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sso_outcomes" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"failure" text,
	"redirect_path" text,
	"expires" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "quote_subjectivities" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"file_name" text,
	"file_type" text,
	"file" "bytea",
	"filled_by" text,
	"filled" timestamp with time zone,
	"created" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "submission_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "submissions" (
	"is_lapsed" boolean DEFAULT false NOT NULL,
	"is_assigned" boolean GENERATED ALWAYS AS (owner_id is not null) STORED NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"effective_status" text GENERATED ALWAYS AS (case
  when quote_status in ('BOUND', 'ISSUED') then case business_type when 'renewal' then 'renewed' else 'bound' end
  when status in ('declined', 'lost', 'renewed', 'nonRenewed', 'migrated') then status
  when quote_status in ('LOST') then 'lost'
  when status = 'uwEscalation' then status
  when quote_status in ('READY', 'SIGNED', 'INDICATION', 'REQUESTED') then 'quoted'
  when quote_status in ('REFERRED', 'IN_REVIEW') then 'referred'
  when is_lapsed and business_type = 'renewal' then 'nonRenewed'
  else status end) STORED NOT NULL,
	"business_type" text NOT NULL,
	"account_id" text,
	"team_ids" text[] DEFAULT '{}' NOT NULL,
	"submission_number" text NOT NULL,
	"searched" text GENERATED ALWAYS AS (E'\n\n' || lower(coalesce(account_name, '')) || E'\n\n' || lower(coalesce(submission_number, '')) || E'\n\n' || lower(coalesce(submitter_email, ''))) STORED NOT NULL,
	"region" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"account_name" text NOT NULL,
	"account_key" text GENERATED ALWAYS AS (lower(account_name)) STORED NOT NULL,
	"agency_name" text NOT NULL,
	"owner_id" text,
	"owner_name" text,
	"embed_user_id" text,
	"submitter_name" text NOT NULL,
	"submitter_email" text NOT NULL,
	"request_owner" text,
	"request_id" text,
	"values" jsonb NOT NULL,
	"unread" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mailing_address" jsonb,
	"comments" text,
	"policy_id" text,
	"policy_number" text,
	"quote_id" text,
	"quote_number" text,
	"quote_product" text,
	"quote_status" text,
	"quote_total" bigint,
	"quote_request_id" text,
	"declination" jsonb,
	"loss" jsonb,
	"carrier_referral" jsonb,
	"replied" timestamp with time zone,
	"replied_text" text,
	"attempts" text[],
	CONSTRAINT "submissions_submissionNumber_unique" UNIQUE("submission_number")
);

--> statement-breakpoint
CREATE TABLE "surplus_licenses" (
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"broker_first_name" text NOT NULL,
	"broker_last_name" text NOT NULL,
	"broker_email" text NOT NULL,
	"surplus_license_number" text NOT NULL,
	"surplus_lines_state" text NOT NULL,
	"signature_on_file" boolean NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"signed_notice" "bytea",
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "team_accounts" (
	"team_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "team_accounts_team_id_account_id_pk" PRIMARY KEY("team_id","account_id")
);

--> statement-breakpoint
CREATE TABLE "team_agencies" (
	"team_id" text NOT NULL,
	"agency_id" text NOT NULL,
	CONSTRAINT "team_agencies_team_id_agency_id_pk" PRIMARY KEY("team_id","agency_id")
);

--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "team_members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);

--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "human_check_used_proofs" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "mfa_used_steps" (
	"user_id" text NOT NULL,
	"step" integer NOT NULL,
	CONSTRAINT "mfa_used_steps_user_id_step_pk" PRIMARY KEY("user_id","step")
);

--> statement-breakpoint
CREATE TABLE "user_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text,
	"phone" text
);

--> statement-breakpoint
CREATE TABLE "user_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"used" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "user_photos" (
	"user_id" text PRIMARY KEY NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"changed" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"phone" text,
	"npn" text,
	"organisation_id" text NOT NULL,
	"role_id" text NOT NULL,
	"mfa_type" text DEFAULT 'NONE' NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed" timestamp with time zone,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);

--> statement-breakpoint
CREATE TABLE "wizard_drafts" (
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"product" text NOT NULL,
	"policy_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"modified" timestamp with time zone NOT NULL,
	CONSTRAINT "wizard_drafts_user_id_account_id_product_policy_id_pk" PRIMARY KEY("user_id","account_id","product","policy_id")
);

--> statement-breakpoint
CREATE TABLE "workflow_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"workflow_id" text NOT NULL,
	"sent" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "workflows" (
	"id" text PRIMARY KEY NOT NULL,
	"flow" text NOT NULL,
	"grant_kind" text NOT NULL,
	"grant_id" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"redirect_path" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"code_hash" text,
	"code_via" text,
	"code_expires" timestamp with time zone,
	"code_used" timestamp with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "access_keys" ADD CONSTRAINT "access_keys_agency_id_organisations_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_notes" ADD CONSTRAINT "account_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_mssp_id_organisations_id_fk" FOREIGN KEY ("mssp_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_agent_user_id_users_id_fk" FOREIGN KEY ("agent_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_id_organisations_id_fk" FOREIGN KEY ("id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_parent_id_agencies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agency_aggregators" ADD CONSTRAINT "agency_aggregators_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agency_aggregators" ADD CONSTRAINT "agency_aggregators_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agency_appointments" ADD CONSTRAINT "agency_appointments_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agency_levels" ADD CONSTRAINT "agency_levels_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agency_programs" ADD CONSTRAINT "agency_programs_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "authority_limits" ADD CONSTRAINT "authority_limits_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "authority_limits" ADD CONSTRAINT "authority_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_run_id_bulk_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_runs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "carrier_insurers" ADD CONSTRAINT "carrier_insurers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_quotes" ADD CONSTRAINT "cart_quotes_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_quotes" ADD CONSTRAINT "cart_quotes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_quotes" ADD CONSTRAINT "cart_quotes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cluster_agencies" ADD CONSTRAINT "cluster_agencies_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cluster_agencies" ADD CONSTRAINT "cluster_agencies_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enter_tokens" ADD CONSTRAINT "enter_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enter_tokens" ADD CONSTRAINT "enter_tokens_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enter_tokens" ADD CONSTRAINT "enter_tokens_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "host_codes" ADD CONSTRAINT "host_codes_key_id_access_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."access_keys"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "host_codes" ADD CONSTRAINT "host_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "host_codes" ADD CONSTRAINT "host_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "impersonation_acts" ADD CONSTRAINT "impersonation_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "impersonation_acts" ADD CONSTRAINT "impersonation_acts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "impersonation_acts" ADD CONSTRAINT "impersonation_acts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mfa_codes" ADD CONSTRAINT "mfa_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mfa_set_ups" ADD CONSTRAINT "mfa_set_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surplus_attestations" ADD CONSTRAINT "surplus_attestations_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_history" ADD CONSTRAINT "password_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_intent_id_payment_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."payment_intents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policyholder_agents" ADD CONSTRAINT "policyholder_agents_policyholder_id_accounts_id_fk" FOREIGN KEY ("policyholder_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "policyholder_agents" ADD CONSTRAINT "policyholder_agents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_prices" ADD CONSTRAINT "quote_prices_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refused_origins" ADD CONSTRAINT "refused_origins_key_id_access_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."access_keys"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "remembered_devices" ADD CONSTRAINT "remembered_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retail_agents" ADD CONSTRAINT "retail_agents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retail_agents" ADD CONSTRAINT "retail_agents_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "risk_assessments" ADD CONSTRAINT "risk_assessments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "risk_findings" ADD CONSTRAINT "risk_findings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "risk_history" ADD CONSTRAINT "risk_history_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_payment_methods" ADD CONSTRAINT "saved_payment_methods_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "security_answers" ADD CONSTRAINT "security_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_parent_id_sessions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_up_links" ADD CONSTRAINT "sign_up_links_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_up_links" ADD CONSTRAINT "sign_up_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_signatures" ADD CONSTRAINT "quote_signatures_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sso_attempts" ADD CONSTRAINT "sso_attempts_domain_sso_domains_domain_fk" FOREIGN KEY ("domain") REFERENCES "public"."sso_domains"("domain") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sso_domains" ADD CONSTRAINT "sso_domains_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sso_outcomes" ADD CONSTRAINT "sso_outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_subjectivities" ADD CONSTRAINT "quote_subjectivities_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submission_documents" ADD CONSTRAINT "submission_documents_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surplus_licenses" ADD CONSTRAINT "surplus_licenses_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_accounts" ADD CONSTRAINT "team_accounts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_accounts" ADD CONSTRAINT "team_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_agencies" ADD CONSTRAINT "team_agencies_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_agencies" ADD CONSTRAINT "team_agencies_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mfa_used_steps" ADD CONSTRAINT "mfa_used_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_factors" ADD CONSTRAINT "user_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_links" ADD CONSTRAINT "user_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_photos" ADD CONSTRAINT "user_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wizard_drafts" ADD CONSTRAINT "wizard_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wizard_drafts" ADD CONSTRAINT "wizard_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "workflow_codes" ADD CONSTRAINT "workflow_codes_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "access_keys_agency_id_created_index" ON "access_keys" USING btree ("agency_id","created");
--> statement-breakpoint
CREATE INDEX "access_keys_origins_index" ON "access_keys" USING gin ("origins");
--> statement-breakpoint
CREATE INDEX "access_keys_ended_index" ON "access_keys" USING btree ("ended");
--> statement-breakpoint
CREATE INDEX "account_notes_account_id_created_index" ON "account_notes" USING btree ("account_id","created");
--> statement-breakpoint
CREATE INDEX "accounts_agency_id_name_key_index" ON "accounts" USING btree ("agency_id","name_key");
--> statement-breakpoint
CREATE INDEX "accounts_company_id_index" ON "accounts" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "accounts_mssp_id_index" ON "accounts" USING btree ("mssp_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_owner" ON "accounts" USING btree ("company_id") WHERE relation = 'owner';
--> statement-breakpoint
CREATE INDEX "accounts_list_name" ON "accounts" USING btree ("status","name_key","id","is_open_for_renewal","relation","has_submission","team_ids","created");
--> statement-breakpoint
CREATE INDEX "accounts_scoped_name" ON "accounts" USING btree ("agency_id","status","name_key","id","is_open_for_renewal","relation","has_submission","team_ids","created");
--> statement-breakpoint
CREATE INDEX "accounts_list_agency" ON "accounts" USING btree ("status","agency_name","id","is_open_for_renewal","relation","has_submission","team_ids","created");
--> statement-breakpoint
CREATE INDEX "accounts_scoped_agency" ON "accounts" USING btree ("agency_id","status","agency_name","id","is_open_for_renewal","relation","has_submission","team_ids","created");
--> statement-breakpoint
CREATE INDEX "accounts_list_state" ON "accounts" USING btree ("status","state_key","id","is_open_for_renewal","relation","has_submission","team_ids","created");
--> statement-breakpoint
CREATE INDEX "accounts_scoped_state" ON "accounts" USING btree ("agency_id","status","state_key","id","is_open_for_renewal","relation","has_submission","team_ids","created");
--> statement-breakpoint
CREATE INDEX "accounts_list_revenue" ON "accounts" USING btree ("status","revenue","id","is_open_for_renewal","relation","has_submission","team_ids","created");
--> statement-breakpoint
CREATE INDEX "accounts_scoped_revenue" ON "accounts" USING btree ("agency_id","status","revenue","id","is_open_for_renewal","relation","has_submission","team_ids","created");
--> statement-breakpoint
CREATE INDEX "accounts_list_created" ON "accounts" USING btree ("status","created","id","is_open_for_renewal","relation","has_submission","team_ids");
--> statement-breakpoint
CREATE INDEX "accounts_scoped_created" ON "accounts" USING btree ("agency_id","status","created","id","is_open_for_renewal","relation","has_submission","team_ids");
--> statement-breakpoint
CREATE INDEX "accounts_list_modified" ON "accounts" USING btree ("status","modified","id","is_open_for_renewal","relation","has_submission","team_ids","created");
--> statement-breakpoint
CREATE INDEX "accounts_scoped_modified" ON "accounts" USING btree ("agency_id","status","modified","id","is_open_for_renewal","relation","has_submission","team_ids","created");
--> statement-breakpoint
CREATE INDEX "accounts_monthly_modified" ON "accounts" USING btree ("status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"modified","id","is_open_for_renewal","relation","has_submission","team_ids","created");
--> statement-breakpoint
CREATE INDEX "accounts_scoped_monthly_modified" ON "accounts" USING btree ("agency_id","status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"modified","id","is_open_for_renewal","relation","has_submission","team_ids","created");
--> statement-breakpoint
CREATE INDEX "accounts_scoped_set_0_state" ON "accounts" USING btree ("agency_id","team_ids","status","state_key","id","is_open_for_renewal","relation","has_submission","created");
--> statement-breakpoint
CREATE INDEX "accounts_list" ON "accounts" USING btree ("status","id","is_open_for_renewal","relation","has_submission","team_ids","created","name_key","state_key","revenue","modified","searched");
--> statement-breakpoint
CREATE INDEX "accounts_scoped" ON "accounts" USING btree ("agency_id","status","id","is_open_for_renewal","relation","has_submission","team_ids","created","name_key","state_key","revenue","modified","searched");
--> statement-breakpoint
CREATE INDEX "accounts_found" ON "accounts" USING gin (search_parts("searched"),search_parts_of("team_ids", ''::text, "searched"),(array['0:' || "agency_id"::text, '1:' || "status"::text, '2:' || "is_open_for_renewal"::text, '3:' || "relation"::text, '4:' || "has_submission"::text, '1d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 86400)::integer)::text, '7d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 604800)::integer)::text, '28d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 2419200)::integer)::text, '112d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 9676800)::integer)::text] || "team_ids")) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "accounts_sample" ON "accounts" USING btree (hashtext("id"),"agency_id","id","status","is_open_for_renewal","relation","has_submission","team_ids","created","name_key","state_key","revenue","modified","searched");
--> statement-breakpoint
CREATE INDEX "accounts_scoped_sample" ON "accounts" USING btree ("agency_id",hashtext("id"),"id","status","is_open_for_renewal","relation","has_submission","team_ids","created","name_key","state_key","revenue","modified","searched");
--> statement-breakpoint
CREATE INDEX "activity_of_submission" ON "activity" USING btree ("submission_id","at","id");
--> statement-breakpoint
CREATE INDEX "activity_of_account" ON "activity" USING btree ("account_id","at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "activity_seen" ON "activity" USING btree ("seen_key");
--> statement-breakpoint
CREATE INDEX "activity_age" ON "activity" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "agencies_parent_id_index" ON "agencies" USING btree ("parent_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_runs_user_id_organisation_id_key_hash_index" ON "bulk_runs" USING btree ("user_id","organisation_id","key_hash");
--> statement-breakpoint
CREATE INDEX "bulk_runs_created_index" ON "bulk_runs" USING btree ("created");
--> statement-breakpoint
CREATE UNIQUE INDEX "companies_region_name_key_place_key_index" ON "companies" USING btree ("region","name_key","place_key");
--> statement-breakpoint
CREATE INDEX "companies_region_primary_domain_index" ON "companies" USING btree ("region","primary_domain");
--> statement-breakpoint
CREATE INDEX "comparisons_account_id_index" ON "comparisons" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "comparisons_created_index" ON "comparisons" USING btree ("created");
--> statement-breakpoint
CREATE UNIQUE INDEX "documents_kind_subject_id_version_index" ON "documents" USING btree ("kind","subject_id","version");
--> statement-breakpoint
CREATE INDEX "documents_account_id_created_index" ON "documents" USING btree ("account_id","created");
--> statement-breakpoint
CREATE INDEX "enter_tokens_expires_index" ON "enter_tokens" USING btree ("expires");
--> statement-breakpoint
CREATE INDEX "host_codes_expires_index" ON "host_codes" USING btree ("expires");
--> statement-breakpoint
CREATE INDEX "impersonation_acts_organisation_id_at_index" ON "impersonation_acts" USING btree ("organisation_id","at");
--> statement-breakpoint
CREATE INDEX "impersonation_acts_user_id_at_index" ON "impersonation_acts" USING btree ("user_id","at");
--> statement-breakpoint
CREATE INDEX "jobs_run_at_index" ON "jobs" USING btree ("run_at");
--> statement-breakpoint
CREATE INDEX "limit_windows_ends_index" ON "limit_windows" USING btree ("ends");
--> statement-breakpoint
CREATE INDEX "live_streams_ends_index" ON "live_streams" USING btree ("ends");
--> statement-breakpoint
CREATE INDEX "mails_to_index" ON "mails" USING btree ("to");
--> statement-breakpoint
CREATE INDEX "memberships_organisation_id_index" ON "memberships" USING btree ("organisation_id");
--> statement-breakpoint
CREATE INDEX "surplus_attestations_quote_id_signed_index" ON "surplus_attestations" USING btree ("quote_id","signed");
--> statement-breakpoint
CREATE INDEX "password_history_user_id_replaced_index" ON "password_history" USING btree ("user_id","replaced");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intents_policy_id_invoice_number_index" ON "payment_intents" USING btree ("policy_id","invoice_number");
--> statement-breakpoint
CREATE INDEX "payments_policy_id_created_index" ON "payments" USING btree ("policy_id","created");
--> statement-breakpoint
CREATE INDEX "policies_account_id_index" ON "policies" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "policies_open" ON "policies" USING btree ("is_open_for_renewal","cover_status","end_date","id","team_ids");
--> statement-breakpoint
CREATE INDEX "policies_scoped_open" ON "policies" USING btree ("agency_id","is_open_for_renewal","cover_status","end_date","id","team_ids");
--> statement-breakpoint
CREATE INDEX "policies_list_number" ON "policies" USING btree ("cover_status","policy_number","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_number" ON "policies" USING btree ("agency_id","cover_status","policy_number","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_list_quote" ON "policies" USING btree ("cover_status","quote_number","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_quote" ON "policies" USING btree ("agency_id","cover_status","quote_number","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_list_company" ON "policies" USING btree ("cover_status","company_key","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_company" ON "policies" USING btree ("agency_id","cover_status","company_key","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_list_agency" ON "policies" USING btree ("cover_status","agency_name","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_agency" ON "policies" USING btree ("agency_id","cover_status","agency_name","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_list_product" ON "policies" USING btree ("cover_status","product","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_product" ON "policies" USING btree ("agency_id","cover_status","product","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_list_limit" ON "policies" USING btree ("cover_status","limit","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_limit" ON "policies" USING btree ("agency_id","cover_status","limit","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_list_total" ON "policies" USING btree ("cover_status","total_premium","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_total" ON "policies" USING btree ("agency_id","cover_status","total_premium","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_list_payment" ON "policies" USING btree ("cover_status","payment_status","id","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_payment" ON "policies" USING btree ("agency_id","cover_status","payment_status","id","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_list_effective" ON "policies" USING btree ("cover_status","effective_date","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_effective" ON "policies" USING btree ("agency_id","cover_status","effective_date","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_list_end" ON "policies" USING btree ("cover_status","end_date","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_end" ON "policies" USING btree ("agency_id","cover_status","end_date","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_list_created" ON "policies" USING btree ("cover_status","created","id","payment_status","is_renewal","is_open_for_renewal","team_ids");
--> statement-breakpoint
CREATE INDEX "policies_scoped_created" ON "policies" USING btree ("agency_id","cover_status","created","id","payment_status","is_renewal","is_open_for_renewal","team_ids");
--> statement-breakpoint
CREATE INDEX "policies_monthly_number" ON "policies" USING btree ("cover_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"policy_number","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_monthly_number" ON "policies" USING btree ("agency_id","cover_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"policy_number","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_monthly_quote" ON "policies" USING btree ("cover_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"quote_number","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_monthly_quote" ON "policies" USING btree ("agency_id","cover_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"quote_number","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_monthly_effective" ON "policies" USING btree ("cover_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"effective_date","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_monthly_effective" ON "policies" USING btree ("agency_id","cover_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"effective_date","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_monthly_end" ON "policies" USING btree ("cover_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"end_date","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_scoped_monthly_end" ON "policies" USING btree ("agency_id","cover_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"end_date","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created");
--> statement-breakpoint
CREATE INDEX "policies_list" ON "policies" USING btree ("cover_status","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created","policy_number","quote_number","company_key","product","limit","total_premium","effective_date","end_date","account_id","searched");
--> statement-breakpoint
CREATE INDEX "policies_scoped" ON "policies" USING btree ("agency_id","cover_status","id","payment_status","is_renewal","is_open_for_renewal","team_ids","created","policy_number","quote_number","company_key","product","limit","total_premium","effective_date","end_date","account_id","searched");
--> statement-breakpoint
CREATE INDEX "policies_found" ON "policies" USING gin (search_parts("searched"),search_parts_of("team_ids", ''::text, "searched"),(array['0:' || "agency_id"::text, '1:' || "cover_status"::text, '2:' || "payment_status"::text, '3:' || "is_renewal"::text, '4:' || "is_open_for_renewal"::text, '1d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 86400)::integer)::text, '7d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 604800)::integer)::text, '28d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 2419200)::integer)::text, '112d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 9676800)::integer)::text] || "team_ids")) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "policies_sample" ON "policies" USING btree (hashtext("id"),"agency_id","id","cover_status","payment_status","is_renewal","is_open_for_renewal","team_ids","created","policy_number","quote_number","company_key","product","limit","total_premium","effective_date","end_date","account_id","searched");
--> statement-breakpoint
CREATE INDEX "policies_scoped_sample" ON "policies" USING btree ("agency_id",hashtext("id"),"id","cover_status","payment_status","is_renewal","is_open_for_renewal","team_ids","created","policy_number","quote_number","company_key","product","limit","total_premium","effective_date","end_date","account_id","searched");
--> statement-breakpoint
CREATE INDEX "policyholder_agents_account_id_index" ON "policyholder_agents" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "presences_of_record" ON "presences" USING btree ("kind","record_id","seen");
--> statement-breakpoint
CREATE INDEX "presences_age" ON "presences" USING btree ("seen");
--> statement-breakpoint
CREATE INDEX "quote_views_seen_index" ON "quote_views" USING btree ("seen");
--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_request_owner_request_id_index" ON "quotes" USING btree ("request_owner","request_id");
--> statement-breakpoint
CREATE INDEX "quotes_account_id_index" ON "quotes" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "quotes_renews_policy_id_index" ON "quotes" USING btree ("renews_policy_id");
--> statement-breakpoint
CREATE INDEX "quotes_agency_id_embed_user_id_index" ON "quotes" USING btree ("agency_id","embed_user_id");
--> statement-breakpoint
CREATE INDEX "quotes_underwriter_id_effective_status_index" ON "quotes" USING btree ("underwriter_id","effective_status");
--> statement-breakpoint
CREATE INDEX "quotes_needed" ON "quotes" USING btree ("agency_id","need_by") WHERE need_by is not null;
--> statement-breakpoint
CREATE INDEX "quotes_list_number" ON "quotes" USING btree ("effective_status","quote_number","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_number" ON "quotes" USING btree ("agency_id","effective_status","quote_number","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_list_company" ON "quotes" USING btree ("effective_status","company_key","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_company" ON "quotes" USING btree ("agency_id","effective_status","company_key","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_list_agency" ON "quotes" USING btree ("effective_status","agency_name","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_agency" ON "quotes" USING btree ("agency_id","effective_status","agency_name","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_list_product" ON "quotes" USING btree ("effective_status","product","id","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_product" ON "quotes" USING btree ("agency_id","effective_status","product","id","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_list_limit" ON "quotes" USING btree ("effective_status","limit","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_limit" ON "quotes" USING btree ("agency_id","effective_status","limit","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_list_premium" ON "quotes" USING btree ("effective_status","premium","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_premium" ON "quotes" USING btree ("agency_id","effective_status","premium","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_list_total" ON "quotes" USING btree ("effective_status","total_premium","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_total" ON "quotes" USING btree ("agency_id","effective_status","total_premium","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_list_effective" ON "quotes" USING btree ("effective_status","effective_date","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_effective" ON "quotes" USING btree ("agency_id","effective_status","effective_date","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_list_expires" ON "quotes" USING btree ("effective_status","expires_on","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_expires" ON "quotes" USING btree ("agency_id","effective_status","expires_on","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_list_bound" ON "quotes" USING btree ("effective_status","bound_date","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_bound" ON "quotes" USING btree ("agency_id","effective_status","bound_date","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_list_created" ON "quotes" USING btree ("effective_status","created","id","product","is_renewal","is_paid","source","team_ids");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_created" ON "quotes" USING btree ("agency_id","effective_status","created","id","product","is_renewal","is_paid","source","team_ids");
--> statement-breakpoint
CREATE INDEX "quotes_list_modified" ON "quotes" USING btree ("effective_status","modified","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_modified" ON "quotes" USING btree ("agency_id","effective_status","modified","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_monthly_number" ON "quotes" USING btree ("effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"quote_number","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_monthly_number" ON "quotes" USING btree ("agency_id","effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"quote_number","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_monthly_effective" ON "quotes" USING btree ("effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"effective_date","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_monthly_effective" ON "quotes" USING btree ("agency_id","effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"effective_date","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_monthly_expires" ON "quotes" USING btree ("effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"expires_on","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_monthly_expires" ON "quotes" USING btree ("agency_id","effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"expires_on","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_monthly_bound" ON "quotes" USING btree ("effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"bound_date","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_monthly_bound" ON "quotes" USING btree ("agency_id","effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"bound_date","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_monthly_modified" ON "quotes" USING btree ("effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"modified","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_monthly_modified" ON "quotes" USING btree ("agency_id","effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"modified","id","product","is_renewal","is_paid","source","team_ids","created");
--> statement-breakpoint
CREATE INDEX "quotes_list" ON "quotes" USING btree ("effective_status","id","product","is_renewal","is_paid","source","team_ids","created","quote_number","company_key","limit","premium","total_premium","effective_date","expires_on","bound_date","modified","account_id","is_surplus","underwriter_id","searched");
--> statement-breakpoint
CREATE INDEX "quotes_scoped" ON "quotes" USING btree ("agency_id","effective_status","id","product","is_renewal","is_paid","source","team_ids","created","quote_number","company_key","limit","premium","total_premium","effective_date","expires_on","bound_date","modified","account_id","is_surplus","underwriter_id","searched");
--> statement-breakpoint
CREATE INDEX "quotes_found" ON "quotes" USING gin (search_parts("searched"),search_parts("searched_openly"),search_parts_of("team_ids", case when "effective_status" in ('BOUND', 'ISSUED', 'BINDER EXPIRED', 'RESCIND') then '+' else '' end, "searched"),(array['0:' || "agency_id"::text, '1:' || "effective_status"::text, '2:' || "product"::text, '3:' || "is_renewal"::text, '4:' || "is_paid"::text, '5:' || "source"::text, '1d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 86400)::integer)::text, '7d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 604800)::integer)::text, '28d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 2419200)::integer)::text, '112d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 9676800)::integer)::text] || "team_ids")) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "quotes_found_apart" ON "quotes" USING gin (search_parts("searched_openly"),(array['0:' || "agency_id"::text, '1:' || "effective_status"::text, '2:' || "product"::text, '3:' || "is_renewal"::text, '4:' || "is_paid"::text, '5:' || "source"::text, '1d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 86400)::integer)::text, '7d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 604800)::integer)::text, '28d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 2419200)::integer)::text, '112d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 9676800)::integer)::text] || "team_ids")) WITH (fastupdate=false) WHERE "quotes"."source" = 'PAGE';
--> statement-breakpoint
CREATE INDEX "quotes_sample" ON "quotes" USING btree (hashtext("id"),"agency_id","id","effective_status","product","is_renewal","is_paid","source","team_ids","created","quote_number","company_key","limit","premium","total_premium","effective_date","expires_on","bound_date","modified","account_id","is_surplus","underwriter_id","searched");
--> statement-breakpoint
CREATE INDEX "quotes_scoped_sample" ON "quotes" USING btree ("agency_id",hashtext("id"),"id","effective_status","product","is_renewal","is_paid","source","team_ids","created","quote_number","company_key","limit","premium","total_premium","effective_date","expires_on","bound_date","modified","account_id","is_surplus","underwriter_id","searched");
--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id_index" ON "refresh_tokens" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_index" ON "refresh_tokens" USING btree ("expires");
--> statement-breakpoint
CREATE UNIQUE INDEX "refused_origins_key_id_origin_index" ON "refused_origins" USING btree ("key_id","origin");
--> statement-breakpoint
CREATE INDEX "refused_origins_last_index" ON "refused_origins" USING btree ("last");
--> statement-breakpoint
CREATE INDEX "register_companies_name" ON "register_companies" USING btree ("region","name_key" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "register_companies_found" ON "register_companies" USING gin (search_parts("searched")) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "register_streets_place" ON "register_streets" USING btree ("region","town_key","street_key");
--> statement-breakpoint
CREATE INDEX "remembered_devices_user_id_index" ON "remembered_devices" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "retail_agents_agency_id_modified_index" ON "retail_agents" USING btree ("agency_id","modified");
--> statement-breakpoint
CREATE INDEX "risk_findings_account_id_index" ON "risk_findings" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_payment_methods_account_id_likeness_index" ON "saved_payment_methods" USING btree ("account_id","likeness");
--> statement-breakpoint
CREATE INDEX "saved_views_user_id_index" ON "saved_views" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_own" ON "saved_views" USING btree ("organisation_id","user_id","table",lower("name")) WHERE not "saved_views"."is_shared";
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_shared" ON "saved_views" USING btree ("organisation_id","table",lower("name")) WHERE "saved_views"."is_shared";
--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_parent_id_index" ON "sessions" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "sessions_workflow_id_index" ON "sessions" USING btree ("workflow_id");
--> statement-breakpoint
CREATE INDEX "sign_in_failures_subject_at_index" ON "sign_in_failures" USING btree ("subject","at");
--> statement-breakpoint
CREATE INDEX "sign_up_links_email_index" ON "sign_up_links" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "quote_signatures_quote_id_signed_index" ON "quote_signatures" USING btree ("quote_id","signed");
--> statement-breakpoint
CREATE INDEX "sso_attempts_expires_index" ON "sso_attempts" USING btree ("expires");
--> statement-breakpoint
CREATE INDEX "sso_outcomes_expires_index" ON "sso_outcomes" USING btree ("expires");
--> statement-breakpoint
CREATE INDEX "quote_subjectivities_quote_id_created_index" ON "quote_subjectivities" USING btree ("quote_id","created");
--> statement-breakpoint
CREATE INDEX "submission_documents_submission_id_index" ON "submission_documents" USING btree ("submission_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_request_owner_request_id_index" ON "submissions" USING btree ("request_owner","request_id");
--> statement-breakpoint
CREATE INDEX "submissions_account_id_index" ON "submissions" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "submissions_policy_id_index" ON "submissions" USING btree ("policy_id");
--> statement-breakpoint
CREATE INDEX "submissions_owner_id_index" ON "submissions" USING btree ("owner_id");
--> statement-breakpoint
CREATE INDEX "submissions_agency_id_embed_user_id_index" ON "submissions" USING btree ("agency_id","embed_user_id");
--> statement-breakpoint
CREATE INDEX "submissions_is_lapsed_expires_index" ON "submissions" USING btree ("is_lapsed","expires");
--> statement-breakpoint
CREATE INDEX "submissions_list_number" ON "submissions" USING btree ("effective_status","submission_number","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_scoped_number" ON "submissions" USING btree ("agency_id","effective_status","submission_number","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_list_company" ON "submissions" USING btree ("effective_status","account_key","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_scoped_company" ON "submissions" USING btree ("agency_id","effective_status","account_key","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_list_agency" ON "submissions" USING btree ("effective_status","agency_name","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_scoped_agency" ON "submissions" USING btree ("agency_id","effective_status","agency_name","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_list_type" ON "submissions" USING btree ("effective_status","business_type","id","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_scoped_type" ON "submissions" USING btree ("agency_id","effective_status","business_type","id","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_list_expires" ON "submissions" USING btree ("effective_status","expires","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_scoped_expires" ON "submissions" USING btree ("agency_id","effective_status","expires","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_list_created" ON "submissions" USING btree ("effective_status","created","id","business_type","is_assigned","team_ids");
--> statement-breakpoint
CREATE INDEX "submissions_scoped_created" ON "submissions" USING btree ("agency_id","effective_status","created","id","business_type","is_assigned","team_ids");
--> statement-breakpoint
CREATE INDEX "submissions_list_modified" ON "submissions" USING btree ("effective_status","modified","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_scoped_modified" ON "submissions" USING btree ("agency_id","effective_status","modified","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_monthly_number" ON "submissions" USING btree ("effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"submission_number","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_scoped_monthly_number" ON "submissions" USING btree ("agency_id","effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"submission_number","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_monthly_modified" ON "submissions" USING btree ("effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"modified","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_scoped_monthly_modified" ON "submissions" USING btree ("agency_id","effective_status",(floor(extract(epoch from "created" at time zone 'UTC') / 2629800)::integer),"modified","id","business_type","is_assigned","team_ids","created");
--> statement-breakpoint
CREATE INDEX "submissions_list" ON "submissions" USING btree ("effective_status","id","business_type","is_assigned","team_ids","created","submission_number","account_key","expires","modified","account_id","owner_id","searched");
--> statement-breakpoint
CREATE INDEX "submissions_scoped" ON "submissions" USING btree ("agency_id","effective_status","id","business_type","is_assigned","team_ids","created","submission_number","account_key","expires","modified","account_id","owner_id","searched");
--> statement-breakpoint
CREATE INDEX "submissions_found" ON "submissions" USING gin (search_parts("searched"),search_parts_of("team_ids", ''::text, "searched"),(array['0:' || "agency_id"::text, '1:' || "effective_status"::text, '2:' || "business_type"::text, '3:' || "is_assigned"::text, '1d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 86400)::integer)::text, '7d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 604800)::integer)::text, '28d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 2419200)::integer)::text, '112d:' || (floor(extract(epoch from "created" at time zone 'UTC') / 9676800)::integer)::text] || "team_ids")) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "submissions_sample" ON "submissions" USING btree (hashtext("id"),"agency_id","id","effective_status","business_type","is_assigned","team_ids","created","submission_number","account_key","expires","modified","account_id","owner_id","searched");
--> statement-breakpoint
CREATE INDEX "submissions_scoped_sample" ON "submissions" USING btree ("agency_id",hashtext("id"),"id","effective_status","business_type","is_assigned","team_ids","created","submission_number","account_key","expires","modified","account_id","owner_id","searched");
--> statement-breakpoint
CREATE UNIQUE INDEX "surplus_license_of_agency" ON "surplus_licenses" USING btree ("agency_id","surplus_lines_state","surplus_license_number");
--> statement-breakpoint
CREATE INDEX "team_members_user_id_index" ON "team_members" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "teams_organisation_id_index" ON "teams" USING btree ("organisation_id");
--> statement-breakpoint
CREATE INDEX "human_check_used_proofs_expires_index" ON "human_check_used_proofs" USING btree ("expires");
--> statement-breakpoint
CREATE INDEX "user_links_user_id_purpose_index" ON "user_links" USING btree ("user_id","purpose");
--> statement-breakpoint
CREATE INDEX "users_organisation_id_index" ON "users" USING btree ("organisation_id");
--> statement-breakpoint
CREATE INDEX "wizard_drafts_account_id_index" ON "wizard_drafts" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "wizard_drafts_modified_index" ON "wizard_drafts" USING btree ("modified");
--> statement-breakpoint
CREATE INDEX "workflow_codes_workflow_id_sent_index" ON "workflow_codes" USING btree ("workflow_id","sent");
--> statement-breakpoint
CREATE INDEX "workflows_grant_id_index" ON "workflows" USING btree ("grant_id");
--> statement-breakpoint
CREATE SCHEMA "sandbox";
--> statement-breakpoint
CREATE TABLE "sandbox"."account_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"text" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"company_id" text NOT NULL,
	"relation" text NOT NULL,
	"embed_user_id" text,
	"mssp_id" text,
	"region" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"searched" text GENERATED ALWAYS AS (E'\n\n' || lower(coalesce(name, '')) || E'\n\n' || lower(coalesce(domain_name, '')) || E'\n\n' || lower(coalesce(city, ''))) STORED NOT NULL,
	"agency_name" text NOT NULL,
	"dba_or_tradestyle" text,
	"naics_code" text NOT NULL,
	"naics_description" text,
	"second_naics_code" text,
	"primary_naics_percentage" double precision,
	"ein" text,
	"duns_number" text,
	"url" text,
	"number_of_personal_records" bigint,
	"percent_international_sales" double precision,
	"total_revenue" bigint,
	"franchise_system_connectivity" boolean,
	"collecting_personal_information" boolean,
	"change_in_scope" boolean,
	"change_in_scope_detail" text,
	"is_same_address" boolean DEFAULT true NOT NULL,
	"mailing_address" jsonb,
	"revenue" bigint NOT NULL,
	"non_us_revenue" bigint,
	"year_established" integer,
	"no_of_employees_all" integer,
	"ownership_type" text,
	"entity_type" text,
	"is_franchise" boolean,
	"phone_number" text,
	"address1" text,
	"address2" text,
	"city" text,
	"state" text,
	"state_key" text GENERATED ALWAYS AS (coalesce(state, '')) STORED NOT NULL,
	"zip_code" text,
	"domain_name" text,
	"domains" text[],
	"hostname" text,
	"incident_response_plan" boolean,
	"status" text NOT NULL,
	"is_open_for_renewal" boolean DEFAULT false NOT NULL,
	"has_submission" boolean DEFAULT false NOT NULL,
	"team_ids" text[] DEFAULT '{}' NOT NULL,
	"closing" jsonb,
	"no_domain_attested" timestamp with time zone,
	"verified_date" timestamp with time zone,
	"prefilled" jsonb,
	"policy_contact_first_name" text,
	"policy_contact_last_name" text,
	"policy_contact_email" text,
	"policy_contact_phone" text,
	"agent_user_id" text,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."activity" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"submission_id" text,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"is_staff" boolean NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"quote_number" text,
	"changes" jsonb NOT NULL,
	"seen_key" text,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."cart_quotes" (
	"quote_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"agency_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_quotes_accountId_agencyId_position_unique" UNIQUE("account_id","agency_id","position"),
	CONSTRAINT "cart_quotes_position" CHECK ("cart_quotes"."position" between 1 and 5)
);

--> statement-breakpoint
CREATE TABLE "sandbox"."companies" (
	"id" text PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"place_key" text NOT NULL,
	"primary_domain" text,
	"created" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."comparisons" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"agency_id" text NOT NULL,
	"variations" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."documents" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" text NOT NULL,
	"quote_id" text,
	"policy_id" text,
	"subject_id" text NOT NULL,
	"version" text NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."mails" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"to" text NOT NULL,
	"via" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent" timestamp with time zone NOT NULL,
	CONSTRAINT "mails_id_unique" UNIQUE("id")
);

--> statement-breakpoint
CREATE TABLE "sandbox"."surplus_attestations" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"quote_number" text NOT NULL,
	"company_name" text NOT NULL,
	"full_name" text NOT NULL,
	"consent" text NOT NULL,
	"address" text NOT NULL,
	"signed" timestamp with time zone NOT NULL,
	"priced" timestamp with time zone NOT NULL,
	"document_name" text NOT NULL,
	"document" "bytea" NOT NULL,
	"document_hash" text NOT NULL,
	"receipt_hash" text NOT NULL,
	"state" text NOT NULL,
	"notice_version" text NOT NULL,
	"terms_version" text NOT NULL,
	"broker_name" text NOT NULL,
	"surplus_lines_number" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."payment_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"policy_id" text NOT NULL,
	"invoice_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"processor_key" text,
	"state" text NOT NULL,
	"transaction_id" text,
	"reason" text,
	"save_token_id" text,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."payments" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"intent_id" text,
	"policy_id" text NOT NULL,
	"invoice_number" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"payment_method" text NOT NULL,
	"processor_name" text NOT NULL,
	"amount_paid" bigint NOT NULL,
	"currency" text NOT NULL,
	"payment_date" text NOT NULL,
	"payment_desc" text NOT NULL,
	"token_id" text,
	"last4_digits" text,
	"credit_card_type" text,
	"expiration_month" integer,
	"expiration_year" integer,
	"bank_name" text,
	"bank_account_type" text,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_transactionId_unique" UNIQUE("transaction_id")
);

--> statement-breakpoint
CREATE TABLE "sandbox"."policies" (
	"id" text PRIMARY KEY NOT NULL,
	"policy_number" text NOT NULL,
	"invoice_number" text NOT NULL,
	"quote_id" text NOT NULL,
	"quote_number" text NOT NULL,
	"account_id" text NOT NULL,
	"agency_id" text NOT NULL,
	"product" text NOT NULL,
	"region" text NOT NULL,
	"company_name" text NOT NULL,
	"company_key" text GENERATED ALWAYS AS (lower(company_name)) STORED NOT NULL,
	"team_ids" text[] DEFAULT '{}' NOT NULL,
	"searched" text GENERATED ALWAYS AS (E'\n\n' || lower(coalesce(company_name, '')) || E'\n\n' || lower(coalesce(policy_number, '')) || E'\n\n' || lower(coalesce(quote_number, ''))) STORED NOT NULL,
	"agency_name" text NOT NULL,
	"customer_first_name" text NOT NULL,
	"customer_last_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"effective_date" text NOT NULL,
	"end_date" text NOT NULL,
	"due_date" text NOT NULL,
	"limit" bigint NOT NULL,
	"deductible" bigint NOT NULL,
	"premium" bigint NOT NULL,
	"broker_fee" bigint NOT NULL,
	"mga_fee" bigint NOT NULL,
	"total_premium" bigint NOT NULL,
	"is_renewal" boolean NOT NULL,
	"is_endorsement" boolean DEFAULT false NOT NULL,
	"payment_status" text NOT NULL,
	"amount_paid" bigint NOT NULL,
	"cover_status" text NOT NULL,
	"is_open_for_renewal" boolean NOT NULL,
	"cancelled" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL,
	CONSTRAINT "policies_policyNumber_unique" UNIQUE("policy_number"),
	CONSTRAINT "policies_invoiceNumber_unique" UNIQUE("invoice_number"),
	CONSTRAINT "policies_quoteId_unique" UNIQUE("quote_id")
);

--> statement-breakpoint
CREATE TABLE "sandbox"."policyholder_agents" (
	"policyholder_id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."quote_prices" (
	"quote_id" text PRIMARY KEY NOT NULL,
	"input" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"risk" jsonb NOT NULL,
	"releases" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"adjustments" jsonb DEFAULT '{}'::jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."quotes" (
	"is_renewal" boolean NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"limit" bigint NOT NULL,
	"premium" bigint NOT NULL,
	"total_premium" bigint NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL,
	"expires_on" timestamp with time zone NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"effective_status" text NOT NULL,
	"product" text NOT NULL,
	"account_id" text NOT NULL,
	"team_ids" text[] DEFAULT '{}' NOT NULL,
	"searched" text GENERATED ALWAYS AS (E'\n\n' || lower(coalesce(company_name, '')) || E'\n\n' || lower(coalesce(quote_number, '')) || E'\n\n' || lower(coalesce(customer_email, ''))) STORED NOT NULL,
	"searched_openly" text GENERATED ALWAYS AS (E'\n\n' || lower(coalesce(company_name, '')) || E'\n\n' || lower(coalesce(quote_number, ''))) STORED NOT NULL,
	"quote_number" text NOT NULL,
	"region" text NOT NULL,
	"embed_user_id" text,
	"source" text DEFAULT 'AGENCY' NOT NULL,
	"request_owner" text,
	"request_id" text,
	"submission_id" text,
	"renews_policy_id" text,
	"status" text NOT NULL,
	"company_name" text NOT NULL,
	"company_key" text GENERATED ALWAYS AS (lower(company_name)) STORED NOT NULL,
	"agency_name" text NOT NULL,
	"state" text,
	"naics_code" text NOT NULL,
	"naics_description" text,
	"deductible" bigint NOT NULL,
	"mga_fee" bigint NOT NULL,
	"broker_fee" bigint NOT NULL,
	"additional_broker_fee" bigint NOT NULL,
	"effective_date" text NOT NULL,
	"end_date" text NOT NULL,
	"is_surplus" boolean NOT NULL,
	"wra_request_to_bind" boolean NOT NULL,
	"referral_reasons" jsonb NOT NULL,
	"agent_first_name" text NOT NULL,
	"agent_last_name" text NOT NULL,
	"agent_email" text NOT NULL,
	"agent_phone" text NOT NULL,
	"customer_first_name" text NOT NULL,
	"customer_last_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"status_before" text,
	"need_by" text,
	"open_subjectivities" integer DEFAULT 0 NOT NULL,
	"underwriter_id" text,
	"underwriter_name" text,
	"review_reason" text,
	"loss" jsonb,
	"escalation" jsonb,
	"decline_reason" text,
	"decline_reason_summary" text,
	"decline_fill_in" text,
	"bound_date" timestamp with time zone,
	"policy_id" text,
	"policy_number" text,
	"payment_status" text,
	"revision" integer NOT NULL,
	"mailed_revision" integer,
	"last_patched" timestamp with time zone NOT NULL,
	"notice_attested" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	CONSTRAINT "quotes_quoteNumber_unique" UNIQUE("quote_number")
);

--> statement-breakpoint
CREATE TABLE "sandbox"."retail_agents" (
	"account_id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"license_number" text NOT NULL,
	"agency_name" text,
	"email" text,
	"phone" text,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."risk_assessments" (
	"account_id" text PRIMARY KEY NOT NULL,
	"requested" timestamp with time zone,
	"failed" timestamp with time zone,
	"assessed" timestamp with time zone,
	"domain" text,
	"covered" text[] NOT NULL,
	"company_score" integer,
	"groups" text[] NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."risk_findings" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"source" text NOT NULL,
	"evidence" text NOT NULL,
	"found" timestamp with time zone NOT NULL,
	"factor" text NOT NULL,
	"severity" text NOT NULL,
	"points" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."risk_history" (
	"account_id" text NOT NULL,
	"day" text NOT NULL,
	"company_score" integer NOT NULL,
	"industry_score" integer NOT NULL,
	"assessed" timestamp with time zone NOT NULL,
	CONSTRAINT "risk_history_account_id_day_pk" PRIMARY KEY("account_id","day")
);

--> statement-breakpoint
CREATE TABLE "sandbox"."saved_payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"token_id" text NOT NULL,
	"type" text NOT NULL,
	"last4_digits" text NOT NULL,
	"credit_card_type" text,
	"expiration_month" integer,
	"expiration_year" integer,
	"bank_name" text,
	"bank_account_type" text,
	"likeness" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."security_answers" (
	"account_id" text PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"p250_details" jsonb NOT NULL,
	"modified_by" text,
	"modified" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."quote_signatures" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"quote_number" text NOT NULL,
	"company_name" text NOT NULL,
	"full_name" text NOT NULL,
	"consent" text NOT NULL,
	"address" text NOT NULL,
	"signed" timestamp with time zone NOT NULL,
	"priced" timestamp with time zone NOT NULL,
	"document_name" text NOT NULL,
	"document" "bytea" NOT NULL,
	"document_hash" text NOT NULL,
	"receipt_hash" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."quote_subjectivities" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"file_name" text,
	"file_type" text,
	"file" "bytea",
	"filled_by" text,
	"filled" timestamp with time zone,
	"created" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."submission_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."submissions" (
	"is_lapsed" boolean DEFAULT false NOT NULL,
	"is_assigned" boolean GENERATED ALWAYS AS (owner_id is not null) STORED NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"effective_status" text GENERATED ALWAYS AS (case
  when quote_status in ('BOUND', 'ISSUED') then case business_type when 'renewal' then 'renewed' else 'bound' end
  when status in ('declined', 'lost', 'renewed', 'nonRenewed', 'migrated') then status
  when quote_status in ('LOST') then 'lost'
  when status = 'uwEscalation' then status
  when quote_status in ('READY', 'SIGNED', 'INDICATION', 'REQUESTED') then 'quoted'
  when quote_status in ('REFERRED', 'IN_REVIEW') then 'referred'
  when is_lapsed and business_type = 'renewal' then 'nonRenewed'
  else status end) STORED NOT NULL,
	"business_type" text NOT NULL,
	"account_id" text,
	"team_ids" text[] DEFAULT '{}' NOT NULL,
	"submission_number" text NOT NULL,
	"searched" text GENERATED ALWAYS AS (E'\n\n' || lower(coalesce(account_name, '')) || E'\n\n' || lower(coalesce(submission_number, '')) || E'\n\n' || lower(coalesce(submitter_email, ''))) STORED NOT NULL,
	"region" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"account_name" text NOT NULL,
	"account_key" text GENERATED ALWAYS AS (lower(account_name)) STORED NOT NULL,
	"agency_name" text NOT NULL,
	"owner_id" text,
	"owner_name" text,
	"embed_user_id" text,
	"submitter_name" text NOT NULL,
	"submitter_email" text NOT NULL,
	"request_owner" text,
	"request_id" text,
	"values" jsonb NOT NULL,
	"unread" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mailing_address" jsonb,
	"comments" text,
	"policy_id" text,
	"policy_number" text,
	"quote_id" text,
	"quote_number" text,
	"quote_product" text,
	"quote_status" text,
	"quote_total" bigint,
	"quote_request_id" text,
	"declination" jsonb,
	"loss" jsonb,
	"carrier_referral" jsonb,
	"replied" timestamp with time zone,
	"replied_text" text,
	"attempts" text[],
	CONSTRAINT "submissions_submissionNumber_unique" UNIQUE("submission_number")
);

--> statement-breakpoint
CREATE TABLE "sandbox"."team_accounts" (
	"team_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "team_accounts_team_id_account_id_pk" PRIMARY KEY("team_id","account_id")
);

--> statement-breakpoint
CREATE TABLE "sandbox"."wizard_drafts" (
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"product" text NOT NULL,
	"policy_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"modified" timestamp with time zone NOT NULL,
	CONSTRAINT "wizard_drafts_user_id_account_id_product_policy_id_pk" PRIMARY KEY("user_id","account_id","product","policy_id")
);

--> statement-breakpoint
CREATE TABLE "sandbox"."workflow_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"workflow_id" text NOT NULL,
	"sent" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sandbox"."workflows" (
	"id" text PRIMARY KEY NOT NULL,
	"flow" text NOT NULL,
	"grant_kind" text NOT NULL,
	"grant_id" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"redirect_path" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"code_hash" text,
	"code_via" text,
	"code_expires" timestamp with time zone,
	"code_used" timestamp with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);

--> statement-breakpoint
ALTER TABLE "sandbox"."account_notes" ADD CONSTRAINT "account_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD CONSTRAINT "accounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD CONSTRAINT "accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "sandbox"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD CONSTRAINT "accounts_mssp_id_organisations_id_fk" FOREIGN KEY ("mssp_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD CONSTRAINT "accounts_agent_user_id_users_id_fk" FOREIGN KEY ("agent_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."cart_quotes" ADD CONSTRAINT "cart_quotes_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "sandbox"."quotes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."cart_quotes" ADD CONSTRAINT "cart_quotes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."cart_quotes" ADD CONSTRAINT "cart_quotes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."comparisons" ADD CONSTRAINT "comparisons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."comparisons" ADD CONSTRAINT "comparisons_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."documents" ADD CONSTRAINT "documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."documents" ADD CONSTRAINT "documents_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "sandbox"."quotes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."documents" ADD CONSTRAINT "documents_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "sandbox"."policies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."surplus_attestations" ADD CONSTRAINT "surplus_attestations_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "sandbox"."quotes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."payment_intents" ADD CONSTRAINT "payment_intents_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "sandbox"."policies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."payments" ADD CONSTRAINT "payments_intent_id_payment_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "sandbox"."payment_intents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."payments" ADD CONSTRAINT "payments_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "sandbox"."policies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."policies" ADD CONSTRAINT "policies_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "sandbox"."quotes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."policies" ADD CONSTRAINT "policies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."policies" ADD CONSTRAINT "policies_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."policyholder_agents" ADD CONSTRAINT "policyholder_agents_policyholder_id_accounts_id_fk" FOREIGN KEY ("policyholder_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."policyholder_agents" ADD CONSTRAINT "policyholder_agents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."quote_prices" ADD CONSTRAINT "quote_prices_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "sandbox"."quotes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."quotes" ADD CONSTRAINT "quotes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."quotes" ADD CONSTRAINT "quotes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."retail_agents" ADD CONSTRAINT "retail_agents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."retail_agents" ADD CONSTRAINT "retail_agents_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."risk_assessments" ADD CONSTRAINT "risk_assessments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."risk_findings" ADD CONSTRAINT "risk_findings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."risk_history" ADD CONSTRAINT "risk_history_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."saved_payment_methods" ADD CONSTRAINT "saved_payment_methods_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."security_answers" ADD CONSTRAINT "security_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."quote_signatures" ADD CONSTRAINT "quote_signatures_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "sandbox"."quotes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."quote_subjectivities" ADD CONSTRAINT "quote_subjectivities_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "sandbox"."quotes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."submission_documents" ADD CONSTRAINT "submission_documents_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "sandbox"."submissions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."submissions" ADD CONSTRAINT "submissions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."submissions" ADD CONSTRAINT "submissions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."team_accounts" ADD CONSTRAINT "team_accounts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."team_accounts" ADD CONSTRAINT "team_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."wizard_drafts" ADD CONSTRAINT "wizard_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."wizard_drafts" ADD CONSTRAINT "wizard_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "sandbox"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sandbox"."workflow_codes" ADD CONSTRAINT "workflow_codes_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "sandbox"."workflows"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "account_notes_account_id_created_index" ON "sandbox"."account_notes" USING btree ("account_id","created");
--> statement-breakpoint
CREATE INDEX "accounts_agency_id_name_key_index" ON "sandbox"."accounts" USING btree ("agency_id","name_key");
--> statement-breakpoint
CREATE INDEX "accounts_company_id_index" ON "sandbox"."accounts" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "accounts_mssp_id_index" ON "sandbox"."accounts" USING btree ("mssp_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_owner" ON "sandbox"."accounts" USING btree ("company_id") WHERE relation = 'owner';
--> statement-breakpoint
CREATE INDEX "activity_of_submission" ON "sandbox"."activity" USING btree ("submission_id","at","id");
--> statement-breakpoint
CREATE INDEX "activity_of_account" ON "sandbox"."activity" USING btree ("account_id","at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "activity_seen" ON "sandbox"."activity" USING btree ("seen_key");
--> statement-breakpoint
CREATE INDEX "activity_age" ON "sandbox"."activity" USING btree ("at");
--> statement-breakpoint
CREATE UNIQUE INDEX "companies_region_name_key_place_key_index" ON "sandbox"."companies" USING btree ("region","name_key","place_key");
--> statement-breakpoint
CREATE INDEX "companies_region_primary_domain_index" ON "sandbox"."companies" USING btree ("region","primary_domain");
--> statement-breakpoint
CREATE INDEX "comparisons_account_id_index" ON "sandbox"."comparisons" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "comparisons_created_index" ON "sandbox"."comparisons" USING btree ("created");
--> statement-breakpoint
CREATE UNIQUE INDEX "documents_kind_subject_id_version_index" ON "sandbox"."documents" USING btree ("kind","subject_id","version");
--> statement-breakpoint
CREATE INDEX "documents_account_id_created_index" ON "sandbox"."documents" USING btree ("account_id","created");
--> statement-breakpoint
CREATE INDEX "mails_to_index" ON "sandbox"."mails" USING btree ("to");
--> statement-breakpoint
CREATE INDEX "surplus_attestations_quote_id_signed_index" ON "sandbox"."surplus_attestations" USING btree ("quote_id","signed");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intents_policy_id_invoice_number_index" ON "sandbox"."payment_intents" USING btree ("policy_id","invoice_number");
--> statement-breakpoint
CREATE INDEX "payments_policy_id_created_index" ON "sandbox"."payments" USING btree ("policy_id","created");
--> statement-breakpoint
CREATE INDEX "policies_account_id_index" ON "sandbox"."policies" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "policies_open" ON "sandbox"."policies" USING btree ("is_open_for_renewal","cover_status","end_date","id","team_ids");
--> statement-breakpoint
CREATE INDEX "policyholder_agents_account_id_index" ON "sandbox"."policyholder_agents" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_request_owner_request_id_index" ON "sandbox"."quotes" USING btree ("request_owner","request_id");
--> statement-breakpoint
CREATE INDEX "quotes_account_id_index" ON "sandbox"."quotes" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "quotes_renews_policy_id_index" ON "sandbox"."quotes" USING btree ("renews_policy_id");
--> statement-breakpoint
CREATE INDEX "quotes_agency_id_embed_user_id_index" ON "sandbox"."quotes" USING btree ("agency_id","embed_user_id");
--> statement-breakpoint
CREATE INDEX "quotes_underwriter_id_effective_status_index" ON "sandbox"."quotes" USING btree ("underwriter_id","effective_status");
--> statement-breakpoint
CREATE INDEX "quotes_needed" ON "sandbox"."quotes" USING btree ("agency_id","need_by") WHERE need_by is not null;
--> statement-breakpoint
CREATE INDEX "retail_agents_agency_id_modified_index" ON "sandbox"."retail_agents" USING btree ("agency_id","modified");
--> statement-breakpoint
CREATE INDEX "risk_findings_account_id_index" ON "sandbox"."risk_findings" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_payment_methods_account_id_likeness_index" ON "sandbox"."saved_payment_methods" USING btree ("account_id","likeness");
--> statement-breakpoint
CREATE INDEX "quote_signatures_quote_id_signed_index" ON "sandbox"."quote_signatures" USING btree ("quote_id","signed");
--> statement-breakpoint
CREATE INDEX "quote_subjectivities_quote_id_created_index" ON "sandbox"."quote_subjectivities" USING btree ("quote_id","created");
--> statement-breakpoint
CREATE INDEX "submission_documents_submission_id_index" ON "sandbox"."submission_documents" USING btree ("submission_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_request_owner_request_id_index" ON "sandbox"."submissions" USING btree ("request_owner","request_id");
--> statement-breakpoint
CREATE INDEX "submissions_account_id_index" ON "sandbox"."submissions" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "submissions_policy_id_index" ON "sandbox"."submissions" USING btree ("policy_id");
--> statement-breakpoint
CREATE INDEX "submissions_owner_id_index" ON "sandbox"."submissions" USING btree ("owner_id");
--> statement-breakpoint
CREATE INDEX "submissions_agency_id_embed_user_id_index" ON "sandbox"."submissions" USING btree ("agency_id","embed_user_id");
--> statement-breakpoint
CREATE INDEX "submissions_is_lapsed_expires_index" ON "sandbox"."submissions" USING btree ("is_lapsed","expires");
--> statement-breakpoint
CREATE INDEX "wizard_drafts_account_id_index" ON "sandbox"."wizard_drafts" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "wizard_drafts_modified_index" ON "sandbox"."wizard_drafts" USING btree ("modified");
--> statement-breakpoint
CREATE INDEX "workflow_codes_workflow_id_sent_index" ON "sandbox"."workflow_codes" USING btree ("workflow_id","sent");
--> statement-breakpoint
CREATE INDEX "workflows_grant_id_index" ON "sandbox"."workflows" USING btree ("grant_id");
