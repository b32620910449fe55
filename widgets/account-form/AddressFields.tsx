import { useEffect, useState } from 'react'
import { loadStates } from '#core/directory/states/load-states.ts'
import { regionTable, type Region } from '#core/foundation/region/regions.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import type { Choice } from '../kit/Select.tsx'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useWording } from '../react/use-wording.ts'
import { DetailCheckbox } from './DetailCheckbox.tsx'
import { labelOf } from './details-labels.ts'
import type { DetailsFieldsProps } from './details-fields-props.ts'
import { useEditor, useValue } from './editor-context.ts'
import { DetailSelect, DetailText } from './fields.tsx'
import { FieldPair } from './FieldPair.tsx'

/** The states of a region; undefined while they load. */
const useStates = (region: Region): readonly Choice[] | undefined => {
  const { api } = usePlatform()
  const [states, setStates] = useState<readonly Choice[]>()
  useEffect(() => {
    let isCancelled = false
    const show = (choices: readonly Choice[]) => {
      if (!isCancelled) setStates(choices)
    }
    loadStates(api, region).then(
      (found) => show(found.map(({ code, name }) => ({ value: code, label: name }))),
      // the stored state can still be chosen
      () => show([]),
    )
    return () => {
      isCancelled = true
    }
  }, [api, region])
  return states
}

const StateField = ({
  name,
  label,
  region,
}: {
  readonly name: 'state' | 'mailingState'
  readonly label: string
  readonly region: Region
}) => {
  const states = useStates(region)
  if (regionTable[region].locationField !== 'state') return null
  return (
    <DetailSelect
      name={name}
      label={label}
      choices={states ?? []}
      isLoading={states === undefined}
    />
  )
}

/** The main address, with an override for staff if the register does not confirm it. */
export function AddressFields({ account: { region }, variant }: DetailsFieldsProps) {
  const t = useWording('account-form')
  const editor = useEditor()
  const { isAvailable, isOverridden } = useStore(editor.$override)
  return (
    <>
      <DetailText name="address1" label={t(labelOf(variant, 'address1'))} />
      <DetailText name="address2" label={t(labelOf(variant, 'address2'))} isOptional />
      <FieldPair>
        <DetailText name="city" label={t(labelOf(variant, 'city'))} />
        <DetailText name="zipCode" label={t(labelOf(variant, 'zipCode'))} />
      </FieldPair>
      <StateField name="state" label={t(labelOf(variant, 'state'))} region={region} />
      {isAvailable && (
        <Checkbox
          label={t('account-form:details.useAddress')}
          checked={isOverridden}
          onValue={editor.confirmAddress}
        />
      )}
    </>
  )
}

/** The mailing address. Hidden while it is the main address (spec 2 §4). */
export function MailingFields({ account: { region }, variant }: DetailsFieldsProps) {
  const t = useWording('account-form')
  const isSame = useValue('isSameAddress') === true
  return (
    <>
      <DetailCheckbox name="isSameAddress" label={t(labelOf(variant, 'isSameAddress'))} />
      {!isSame && (
        <>
          <DetailText name="mailingAddress1" label={t(labelOf(variant, 'mailingAddress1'))} />
          <DetailText
            name="mailingAddress2"
            label={t(labelOf(variant, 'mailingAddress2'))}
            isOptional
          />
          <FieldPair>
            <DetailText name="mailingCity" label={t(labelOf(variant, 'mailingCity'))} />
            <DetailText name="mailingZipCode" label={t(labelOf(variant, 'mailingZipCode'))} />
          </FieldPair>
          <StateField
            name="mailingState"
            label={t(labelOf(variant, 'mailingState'))}
            region={region}
          />
        </>
      )}
    </>
  )
}
