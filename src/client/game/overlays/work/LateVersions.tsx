import { memo } from 'react';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import type { VersionsProps } from './Versions.tsx';

const load = () => import('./Versions.tsx');

/** Renders the replaced texts of a step; few teams have any, so what shows them is loaded then. */
export const LateVersions = memo(function LateVersions(props: VersionsProps) {
  const part = useLatePart(props.versions.length > 0, load);
  return part ? <part.Versions {...props} /> : null;
});
