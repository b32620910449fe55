import {
  addKeyOrigin,
  searchKeys,
  searchRefusedOrigins,
  switchKeyOff,
} from '#core/administration/api-keys/endpoints.ts'
import type { AccessKey, RefusedOrigin } from '#core/administration/api-keys/model.ts'
import { action } from '../../frame/actions/action.ts'
import { calls } from '../../frame/actions/steps.ts'
import { editKeyDialog, rotateKeyDialog } from './key-dialogs.ts'

const isOn = ({ state }: AccessKey): boolean => state === 'active'

/** Edits the name and the origins of a key. */
export const editKey = action<AccessKey>({
  id: 'edit-key',
  label: 'keys:action.edit',
  icon: 'quote',
  visible: isOn,
  needs: 'key:manage',
  unsaved: 'keep',
  perform: async ({ id, name, kind, mode, origins, demoOrigins = [] }, { portal }) => {
    await portal.dialogs.open(editKeyDialog, { id, name, kind, mode, origins, demoOrigins })
  },
})

const rotateKey = action<AccessKey>({
  id: 'rotate-key',
  label: 'keys:action.rotate',
  icon: 'switch',
  visible: isOn,
  needs: 'key:manage',
  unsaved: 'keep',
  perform: async ({ id, name, kind, previousEnds }, { portal }) => {
    await portal.dialogs.open(rotateKeyDialog, { id, name, kind, previousEnds })
  },
})

const switchOffKey = action<AccessKey>({
  id: 'switch-off-key',
  label: 'keys:action.off',
  icon: 'decline',
  isDangerous: true,
  visible: isOn,
  needs: 'key:manage',
  unsaved: 'keep',
  perform: calls({
    call: ({ id }, api) => api.call(switchKeyOff, { params: { id } }),
    confirm: {
      title: 'keys:off.title',
      lead: 'keys:off.lead',
      confirm: 'keys:off.confirm',
      weight: 'binding',
      summary: ({ kind, mode, key }, { t, label }) => [
        [t('keys:field.kind'), label('keys:kind', kind)],
        [t('keys:field.mode'), label('keys:mode', mode)],
        [t('keys:field.key'), key],
      ],
    },
    params: ({ name }) => ({ name }),
    done: 'keys:off.done',
    refetches: [searchKeys, searchRefusedOrigins],
  }),
})

/** The actions of a key. */
export const keyActions = [editKey, rotateKey, switchOffKey]

/** Registers a rejected origin for the key that rejected it. */
export const addRefusedOrigin = action<RefusedOrigin>({
  id: 'add-origin',
  label: 'keys:action.addOrigin',
  icon: 'plus',
  isPrimary: true,
  visible: () => true,
  needs: 'key:manage',
  unsaved: 'keep',
  perform: calls({
    call: ({ keyId, origin }, api) =>
      api.call(addKeyOrigin, { params: { id: keyId }, body: { origin } }),
    confirm: {
      title: 'keys:addOrigin.title',
      lead: 'keys:addOrigin.lead',
      confirm: 'keys:addOrigin.confirm',
      weight: 'light',
      summary: ({ origin, keyName, count }, formats) => [
        [formats.t('keys:field.origin'), origin],
        [formats.t('keys:field.keyName'), keyName],
        [formats.t('keys:field.count'), formats.count(count)],
      ],
    },
    failed: 'keys:addOrigin.failed',
    params: ({ origin, keyName }) => ({ origin, name: keyName }),
    done: 'keys:addOrigin.done',
    refetches: [searchKeys, searchRefusedOrigins],
  }),
})
