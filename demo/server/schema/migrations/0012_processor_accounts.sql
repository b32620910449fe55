ALTER TABLE "payment_processors" ADD COLUMN "name" text DEFAULT 'Parapet demo processor' NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_processors" ADD COLUMN "is_demo" boolean DEFAULT true NOT NULL;
