import { Button } from '#widgets/kit/Button.tsx'
import { useInvitationItems } from './use-invitation-items.ts'

/** What the viewer may invite, as quiet buttons of a screen's head. */
export const InviteButtons = () =>
  useInvitationItems().map(({ id, label, perform }) => (
    <Button key={id} size="small" onClick={perform}>
      {label}
    </Button>
  ))
