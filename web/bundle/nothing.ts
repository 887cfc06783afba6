// Stands for modules that only tell where code may run.
export {}
