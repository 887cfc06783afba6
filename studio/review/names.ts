/** The panel's name, as the address of the pane has it. */
export const INSPECTOR = 'review'
