/** Types of which there is one document each; its id is the name of the type. */
export const SINGLETONS = ['navigation', 'siteSettings', 'searchStopWords']

/** Types whose documents are made from the specifications, never by hand. */
export const FROM_SPECS = ['apiOperation', 'apiChannel', 'enumDefinition', 'errorCode']
