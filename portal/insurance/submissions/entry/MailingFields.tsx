import type { Path, UseFormReturn } from 'react-hook-form'
import { regionTable, type Region } from '#core/foundation/region/regions.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FieldPair } from '../../../frame/forms/FieldPair.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import type { MailingForm } from './mailing-form.ts'

/** The company's mailing address; every part is optional. */
export const MailingFields = <Values extends MailingForm>({
  form,
  region,
}: {
  readonly form: UseFormReturn<Values>
  readonly region: Region
}) => {
  const t = useWording('submissions', 'account-form')
  const part = (name: keyof MailingForm, label: string) => (
    <FormText form={form} name={name as Path<Values>} label={label} isOptional />
  )
  const hasStates = regionTable[region].locationField === 'state'
  return (
    <>
      {part('mailingAddress1', t('submissions:field.address1'))}
      {part('mailingAddress2', t('submissions:field.address2'))}
      <FieldPair>
        {part('mailingCity', t('submissions:field.city'))}
        {hasStates && part('mailingState', t('submissions:field.state'))}
      </FieldPair>
      {part('mailingZipCode', t('submissions:field.zipCode'))}
    </>
  )
}
