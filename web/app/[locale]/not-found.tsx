export { WholeNotFound as default } from '../../components/not-found/whole-not-found.client.tsx'
