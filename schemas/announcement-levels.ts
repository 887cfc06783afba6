/** Most urgent first. */
export const ANNOUNCEMENT_LEVELS = ['warning', 'notice'] as const

export type AnnouncementLevel = (typeof ANNOUNCEMENT_LEVELS)[number]
