/** Types with one document each, whose id is the type's name. */
export const SINGLETONS = ['navigation', 'siteSettings', 'searchStopWords']

/** Types whose documents are generated from the specifications. */
export const FROM_SPECS = ['apiOperation', 'apiChannel', 'enumDefinition', 'errorCode']
