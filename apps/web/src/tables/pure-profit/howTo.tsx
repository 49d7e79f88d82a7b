export const HowTo = () => null;
