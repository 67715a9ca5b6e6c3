import { Component, type ReactNode } from 'react';
import { RoomFailed } from './room-failed.tsx';

/** Keeps a room that breaks from taking the bar and the other rooms with it. */
export class RoomBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <RoomFailed /> : this.props.children;
  }
}
