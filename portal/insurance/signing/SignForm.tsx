import { useState, type SyntheticEvent } from 'react'
import { ClientError, isCancelled } from '#core/foundation/errors/client-error.ts'
import { signQuote } from '#core/insurance/signing/endpoints.ts'
import { signature, type Signing } from '#core/insurance/signing/model.ts'
import { Checkbox } from '#widgets/kit/Checkbox.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { OtherDraft } from '#widgets/kit/OtherDraft.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { markedFields, type MarkedFields } from '../../frame/errors/marked-fields.ts'
import { DraftGuard } from '../../frame/forms/DraftGuard.tsx'
import { Form } from '../../frame/forms/Form.tsx'
import { useDraftText } from '../../frame/forms/use-draft-text.ts'
import { useFieldErrorText } from '../../frame/forms/field-texts.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

const fields = ['fullName', 'hasAgreed'] as const

type Errors = MarkedFields<(typeof fields)[number]>['errors']

interface SignFormProps {
  readonly signing: Signing
  readonly onSigned: () => void
  /** Called when the quote changed, so that its terms are reloaded. */
  readonly onChanged: () => void
}

/** The typed name and the consent of a signature. */
export const SignForm = ({ signing, onSigned, onChanged }: SignFormProps) => {
  const t = useWording('signing', 'errors')
  const textOf = useFieldErrorText()
  const { api } = usePortal()
  const draft = useDraftText({ record: `sign.${signing.quoteId}`, name: 'fullName' })
  const [fullName, setFullName] = useState(draft.start)
  const [hasAgreed, setAgreed] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const type = (typed: string) => {
    setFullName(typed)
    draft.keep(typed)
  }
  const discard = () => {
    setFullName('')
    draft.forget()
  }
  const sign = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const typed = signature.safeParse({ fullName, hasAgreed })
    if (!typed.success) {
      setErrors(
        Object.fromEntries(
          typed.error.issues.map(({ path, message }) => [String(path[0]), textOf(message)]),
        ),
      )
      return
    }
    setErrors({})
    setFailure(undefined)
    setBusy(true)
    try {
      const params = { product: signing.product, quoteId: signing.quoteId }
      await api.call(signQuote, {
        params,
        body: typed.data,
        ifMatch: signing.modified,
        isShown: true,
      })
      draft.forget()
      onSigned()
    } catch (error) {
      if (!isCancelled(error) && error instanceof ClientError) {
        const marked = markedFields(error, fields)
        setErrors(marked.errors)
        setFailure(marked.failure)
        if (error.status === 409) onChanged()
      }
      setBusy(false)
    }
  }

  return (
    <Form
      layout="page"
      noValidate
      failure={failure}
      submit={{ label: t('signing:sign.submit'), isBusy }}
      onSubmit={sign}
    >
      <DraftGuard
        draft={{
          isDirty: fullName !== '',
          restored: { names: draft.restored, onDiscard: discard },
          forget: draft.forget,
        }}
      />
      <OtherDraft onTake={draft.other === undefined ? undefined : () => type(draft.other ?? '')} />
      <Field label={t('signing:sign.fullName')} error={errors.fullName}>
        <TextInput
          name="fullName"
          value={fullName}
          autoComplete="name"
          aria-required
          onValue={type}
        />
      </Field>
      <Checkbox
        label={signing.consent}
        error={errors.hasAgreed}
        checked={hasAgreed}
        onValue={setAgreed}
      />
    </Form>
  )
}
