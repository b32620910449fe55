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

/** The two fields of domains, which the server checks while they are typed. */
export interface DomainInputs {
  readonly domainName: DomainInput
  readonly domains: DomainInput
}

/** The form of an account's details: its values, their errors, and the save. */
export interface DetailsEditor {
  readonly $state: ReadableAtom<DetailsState>
  readonly $form: ReadableAtom<DetailsForm | undefined>
  readonly $domains: ReadableAtom<DomainInputs | undefined>
  /** Errors of the fields that were left, and of all after a save was tried. */
  readonly $errors: ReadableAtom<FieldMessages>
  readonly $stage: ReadableAtom<SaveStage>
  readonly $notice: ReadableAtom<DetailsNotice | undefined>
  readonly $conflict: ReadableAtom<DetailsConflict | undefined>
  readonly $saved: ReadableAtom<SavedDetails | undefined>
  /** Whether the address is unconfirmed and the viewer may use it all the same; and whether so. */
  readonly $override: ReadableAtom<{ readonly isOffered: boolean; readonly isTaken: boolean }>
  readonly $isDirty: ReadableAtom<boolean>
  /** The fields that a draft of an earlier visit filled in; none once it is saved or discarded. */
  readonly $restored: ReadableAtom<readonly DetailsField[]>
  /** Changed, and no domain has an error (spec 2 §2). */
  readonly $canSave: ReadableAtom<boolean>
  /** Whether a field has what the register gave. */
  isFromRegister(field: DetailsField): boolean
  load(): Promise<void>
  set<Field extends DetailsField>(field: Field, value: DetailsForm[Field]): void
  /** Fills texts in, unsaved; their errors are shown. Nothing while the form is locked. */
  fill(values: Readonly<Record<string, string>>): void
  /** The field lost the focus: its error is shown from now on. */
  leave(field: DetailsField): void
  confirmAddress(isTaken: boolean): void
  /** False when something is missing or the save failed, which the form shows. */
  save(): Promise<boolean>
  /** The answer to what the change does to quotes. */
  answer(isAgreed: boolean): void
  /** Closes the message after a save. */
  acknowledge(): void
  /** Takes the other person's value of a field that both changed. */
  take(field: DetailsField): void
  /** Back to what is stored. */
  reset(): void
  dispose: Stop
}
