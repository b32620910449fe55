import type { ReadableAtom } from 'nanostores'
import type { Stop } from '../../foundation/host/host.ts'
import type { DetailsField, DetailsForm } from './details-form.ts'
import type {
  DetailsConflict,
  DetailsNotice,
  DetailsState,
  SavedDetails,
  SaveStage,
  FieldMessages,
} from './details-view.ts'
import type { DomainInput } from './domain-input.ts'

/** The two domain fields, which the server checks as the user types. */
export interface DomainInputs {
  readonly domainName: DomainInput
  readonly domains: DomainInput
}

/** The account details form: values, errors and save. */
export interface DetailsEditor {
  readonly $state: ReadableAtom<DetailsState>
  readonly $form: ReadableAtom<DetailsForm | undefined>
  readonly $domains: ReadableAtom<DomainInputs | undefined>
  /** Errors of the fields that lost focus; of all fields after a save attempt. */
  readonly $errors: ReadableAtom<FieldMessages>
  readonly $stage: ReadableAtom<SaveStage>
  readonly $notice: ReadableAtom<DetailsNotice | undefined>
  readonly $conflict: ReadableAtom<DetailsConflict | undefined>
  readonly $saved: ReadableAtom<SavedDetails | undefined>
  /** Whether the viewer may override an unconfirmed address, and whether they do. */
  readonly $override: ReadableAtom<{
    readonly isAvailable: boolean
    readonly isOverridden: boolean
  }>
  readonly $isDirty: ReadableAtom<boolean>
  /** The fields with restored draft values; none once saved or discarded. */
  readonly $restored: ReadableAtom<readonly DetailsField[]>
  /** Whether the form can be saved: changed, and without domain errors (spec 2 §2). */
  readonly $canSave: ReadableAtom<boolean>
  /** Whether a field has the register's value. */
  isFromRegister(field: DetailsField): boolean
  load(): Promise<void>
  set<Field extends DetailsField>(field: Field, value: DetailsForm[Field]): void
  /** Fills in values without saving, and shows their errors. No effect while the form is locked. */
  fill(values: Readonly<Record<string, string>>): void
  /** The field lost focus; its error is shown from now on. */
  leave(field: DetailsField): void
  confirmAddress(isOverridden: boolean): void
  /** Returns false if something is missing or the save failed; the form shows why. */
  save(): Promise<boolean>
  /** The user's answer about the effect on quotes. */
  answer(isAgreed: boolean): void
  /** Closes the message after a save. */
  acknowledge(): void
  /** Takes the other person's value of a conflicting field. */
  take(field: DetailsField): void
  /** Resets the form to the stored values. */
  reset(): void
  dispose: Stop
}
