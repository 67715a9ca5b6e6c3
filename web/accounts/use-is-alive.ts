export { useIsAlive } from '#web/ui/use-is-alive.ts';
