/** Name of the tool in its address, and of the inspector in a pane's address. */
export const FEEDBACK_TOOL = 'feedback'
