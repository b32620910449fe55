CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"secret_hashes" text[] NOT NULL,
	"sites" text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "client_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" text NOT NULL,
	"origins" text[] NOT NULL,
	"sites" text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	"leased_until" timestamp with time zone,
	"failed" timestamp with time zone,
	"last_error" text
);

--> statement-breakpoint
CREATE TABLE "letters" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"to" text NOT NULL,
	"via" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent" timestamp with time zone NOT NULL,
	CONSTRAINT "letters_id_unique" UNIQUE("id")
);

--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"account_type" text NOT NULL,
	"region" text NOT NULL,
	"enforce_mfa" boolean DEFAULT false NOT NULL,
	"uw_enabled" boolean DEFAULT false NOT NULL,
	"npn" text,
	"location_alias" text,
	"wizer_customer_id" text
);

--> statement-breakpoint
CREATE TABLE "platform_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"used" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "roles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"persona" text NOT NULL,
	"scopes" text[] NOT NULL,
	"permissions" text[] NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"grant_kind" text,
	"grant_id" text,
	"flow" text,
	"created" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone
);

--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL
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
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
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
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_agency_id_organisations_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_keys" ADD CONSTRAINT "client_keys_agency_id_organisations_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "workflow_codes" ADD CONSTRAINT "workflow_codes_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "jobs_run_at_index" ON "jobs" USING btree ("run_at");
--> statement-breakpoint
CREATE INDEX "letters_to_index" ON "letters" USING btree ("to");
--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id_index" ON "refresh_tokens" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_index" ON "refresh_tokens" USING btree ("expires");
--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sign_in_failures_subject_at_index" ON "sign_in_failures" USING btree ("subject","at");
--> statement-breakpoint
CREATE INDEX "users_organisation_id_index" ON "users" USING btree ("organisation_id");
--> statement-breakpoint
CREATE INDEX "workflow_codes_workflow_id_sent_index" ON "workflow_codes" USING btree ("workflow_id","sent");
