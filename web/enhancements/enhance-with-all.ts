import './enhance-with-feedback.ts'
import './enhance-with-counts.ts'
