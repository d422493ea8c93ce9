import { Component, type ReactNode } from 'react';
import type { Block } from '../hydration/loaded-page.ts';
import SectionLost from './section-lost.tsx';

/** A section that fails, as it renders or in an effect, loses itself and not the page. */
export default class SectionBoundary extends Component<
  { id: string; block: Block; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    const { id, block, children } = this.props;
    return this.state.failed ? <SectionLost id={id} block={block} /> : children;
  }
}
