import type { OperatorRole } from '#contract/values/operator-roles';
import { AppLink } from '../../platform/AppLink.tsx';
import { titleIn, useLocale, useText } from '../../platform/locale.ts';
import { NotFoundArt } from '../../ui/art/NotFoundArt.tsx';
import { ErrorArt } from '../../ui/art/ErrorArt.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { firstPage, opsRoute, type OpsPath } from '../routes.ts';
import { useOperator } from '../session.ts';
import { frameText } from './text.ts';

/** A page of another role: whose it is, and what to do. */
export function RoleRefused({ route, role }: { route: OpsPath; role: OperatorRole }) {
  const words = useText(frameText);
  const { title, roles } = opsRoute(route);
  const theirs = roles === 'everybody' ? '' : roles.map((one) => words.roles[one]).join(words.and);
  return (
    <Card className="mt-6">
      <EmptyState
        headingLevel={1}
        art={<ErrorArt />}
        title={words.refusedTitle(titleIn(title, useLocale()))}
        actions={<ToFirstPage />}
      >
        {words.refusedText(words.roles[role], theirs)}
      </EmptyState>
    </Card>
  );
}

export function NotFound() {
  const words = useText(frameText);
  return (
    <Card className="mt-6">
      <EmptyState headingLevel={1} art={<NotFoundArt />} title={words.notFoundTitle} actions={<ToFirstPage />}>
        {words.notFoundText}
      </EmptyState>
    </Card>
  );
}

function ToFirstPage() {
  const words = useText(frameText);
  const operator = useOperator();
  if (!operator) return null;
  return (
    <Button size="sm" render={<AppLink to={firstPage(operator.role)} />}>
      {words.toFirstPage}
    </Button>
  );
}
