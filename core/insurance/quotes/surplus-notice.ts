/** States that require a notice of surplus lines placement (spec 2 §9). */
export const noticeStates = ['LA', 'MT'] as const
export type NoticeState = (typeof noticeStates)[number]

/** The state whose surplus lines notice applies to a quote; undefined if none. */
export const noticeStateOf = ({
  isSurplus,
  state,
}: {
  readonly isSurplus: boolean
  readonly state?: string | null | undefined
}): NoticeState | undefined => (isSurplus ? noticeStates.find((each) => each === state) : undefined)
