/** Letters of scripts that are read from right to left, and what embeds or isolates them. */
const rightToLeft = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe]/

/** What directs and is not seen. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/** A text without what directs it, for those who order it by themselves. */
export const undirected = (text: string): string => text.replace(unseen, '')

/** Whether a text has words that are read from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** Keeps a name together whose script is read from right to left, whatever stands around it. */
export const isolated = (text: string): string =>
  hasRightToLeft(text) ? `\u2068${text}\u2069` : text
