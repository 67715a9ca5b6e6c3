import type { ComponentProps, ReactNode } from 'react';

export type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { name: string; children: ReactNode };

export function Check({ children, className, ...rest }: CheckProps) {
  return (
    <label className="check">
      <input {...rest} type="checkbox" className={className} />
      <span>{children}</span>
    </label>
  );
}
