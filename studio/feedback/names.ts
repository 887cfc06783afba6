/** Of the tool in its address, and of the panel in that of a pane. */
export const FEEDBACK_TOOL = 'feedback'
